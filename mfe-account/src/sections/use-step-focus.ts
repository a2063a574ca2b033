import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { hasFocusElsewhere } from './only-open-form';

/**
 * Moves the focus when a step begins, because the pressed button was removed with the previous step: to the marked element
 * or the first input, else to the first button. The focus stays where it is for the first step, which the user did not
 * open, and if it is in another section.
 * @param step name of the step, different from the previous one
 * @returns the ref for the element that contains all steps
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
