import { SESSION_ENDED } from '@verdant/shared/contract';

const touched = new Set<Element>();

/** Starts to record the fields in which a user types. */
export function trackTypedFields(): void {
  addEventListener(SESSION_ENDED, () => touched.clear());
  addEventListener('input', ({ target }) => target instanceof Element && touched.add(target), true);
}

/** Returns true if any typed text is still in the page. */
export const hasTypedText = (): boolean =>
  [...touched].some((element) => element.isConnected && (!('value' in element) || element.value !== ''));
