import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Holds the function that closes the open form of a settings tab. */
export const CloseOpenFormContext = createContext<RefObject<(() => void) | undefined> | undefined>(undefined);

/** Keeps at most one form of a tab open: opening a form closes the form of another section. */
export function useSingleOpenForm(isOpen: boolean, close: () => void): void {
  const openRef = useContext(CloseOpenFormContext);
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

/** True if the focus is in another part of the page and must stay there. */
function hasFocusElsewhere(box: Element | null): boolean {
  const active = document.activeElement;
  return active !== null && box !== null && !box.contains(active) && !active.contains(box);
}

/**
 * Moves the focus when a step begins, because the previous step's button was removed. The focus does not move at the first
 * step, or while it is in another section unless `isForced`.
 */
export function useStepFocus(step: string, isForced = false): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isFirst = before.current === 'pending' || before.current === step;
    before.current = step;
    if (isFirst || (!isForced && hasFocusElsewhere(box.current))) return;
    const inputs = box.current?.querySelector<HTMLElement>('[data-focus], input:not([hidden])');
    (inputs ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [step, isForced]);
  return box;
}
