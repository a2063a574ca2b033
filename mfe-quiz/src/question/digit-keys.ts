import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The options that have a key: 1 to 9. */
export const DIGIT_KEYS = 9;

function pressDigit(event: KeyboardEvent, area: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
  const options = area.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  const option = options[Number(event.key) - 1];
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}

/**
 * A digit presses the option with that number. Only while the focus is in the area (WCAG 2.1.4), and not where a text is
 * asked for: it may be the answer. The area is marked, so that the keys are shown where they work.
 */
export function useDigitKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element || element.querySelector('textarea')) return undefined;
    element.toggleAttribute('data-digits', true);
    const press = (event: KeyboardEvent) => pressDigit(event, element);
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area]);
}
