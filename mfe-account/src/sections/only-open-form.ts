import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Function that closes the open form in a tab with several sections that have a form. */
export const OpenFormContext = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);

/** Closes the form of a section when a form of another section in the tab opens. */
export function useOnlyOpenForm(isOpen: boolean, close: () => void): void {
  const openRef = useContext(OpenFormContext);
  const onOther = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !openRef) return undefined;
    const closeThis = () => onOther();
    openRef.current?.();
    openRef.current = closeThis;
    return () => {
      if (openRef.current === closeThis) openRef.current = undefined;
    };
  }, [isOpen, openRef]);
}

/** True if the focus is in another part of the page, from which it must not be moved. */
export function hasFocusElsewhere(box: Element | null): boolean {
  const active = document.activeElement;
  return active !== null && box !== null && !box.contains(active) && !active.contains(box);
}
