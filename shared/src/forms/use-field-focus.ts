import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a form. After each check the first invalid field takes the focus when the messages are in the page, so
 * that a screen reader reads them with the field. @param checks number of checks so far @param opensAt selector of the
 * element that takes the focus when the form opens
 */
export function useFieldFocus<Box extends HTMLElement = HTMLFormElement>(checks: number, opensAt?: string) {
  const form = useRef<Box>(null);
  // Before the first check no field is invalid, so a newly opened form uses `opensAt`.
  const target = (checks === 0 && opensAt) || '[aria-invalid]';
  useEffect(() => form.current?.querySelector<HTMLElement>(target)?.focus(), [checks, target]);
  return form;
}
