import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type ArrivalProps = {
  /** False when the page opens with it and no form was replaced. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** Replaces a form once it is done: takes the focus, so that it is announced and Tab continues from here. */
export function Arrival({ takesFocus = true, children }: ArrivalProps) {
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
