import type { KeyboardEvent } from 'react';

/** The options that have a key: 1 to 9. */
export const DIGIT_KEYS = 9;

/**
 * A digit presses the option with that number. Only while the focus is in the question (WCAG 2.1.4), and not
 * where a digit means itself, in a text.
 */
export function pressDigit(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
  if (event.target instanceof HTMLTextAreaElement) return;
  const options = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  const option = options[Number(event.key) - 1];
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}
