import { useEffect, useRef } from 'react';

/** Returns the ref of a heading that takes the focus when it appears, if `takesFocus` is set. */
export function useHeadingFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}
