import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Holds the function that closes the form that is open in a tab, in which several sections have forms. */
export const OpenFormContext = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);

/** Keeps at most one form of a tab open: a form that opens closes the form of another section. */
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
