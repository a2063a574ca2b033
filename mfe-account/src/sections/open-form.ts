import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
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
function hasFocusElsewhere(box: Element | null): boolean {
  const active = document.activeElement;
  return active !== null && box !== null && !box.contains(active) && !active.contains(box);
}

/**
 * Moves the focus when a step begins, because the pressed button was removed with the previous step: to the marked element
 * or the first input, else to the first button. The focus stays where it is for the first step, which the user did not
 * open, and if it is in another section, unless `isForced`.
 * @param step name of the step, different from the previous one
 * @returns the ref for the element that contains all steps
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
