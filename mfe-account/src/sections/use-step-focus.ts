import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { hasFocusElsewhere } from './only-open-form';

/**
 * Moves the focus as a step begins, because what was pressed has gone with the one before: to the marked element or the
 * first input, else to the first button. Not for the first step, which is there without a press, nor from another section.
 * @param step names it; a text that differs from one to the next
 * @returns for the element that surrounds all steps
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isFirst = before.current === 'pending' || before.current === step;
    before.current = step;
    if (isFirst || hasFocusElsewhere(box.current)) return;
    const inputs = box.current?.querySelector<HTMLElement>('[data-focus], input:not([hidden])');
    (inputs ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [step]);
  return box;
}
