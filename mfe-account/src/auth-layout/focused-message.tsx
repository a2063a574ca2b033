import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type ArrivalProps = {
  /** False if the page opens with this content, so that it has replaced no form. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** Content that replaces a submitted form. Takes the focus, so that screen readers announce it and Tab continues here. */
export function FocusedMessage({ takesFocus = true, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="v-stack v-gap-5 v-ringless">
      {children}
    </div>
  );
}
