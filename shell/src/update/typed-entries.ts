import { SESSION_ENDED } from '@verdant/shared/contract';

const touched = new Set<Element>();

export function trackTypedFields(): void {
  addEventListener(SESSION_ENDED, () => touched.clear());
  addEventListener('input', ({ target }) => target instanceof Element && touched.add(target), true);
}

/** True if any typed text is still in the page. */
export const hasTypedText = (): boolean =>
  [...touched].some((element) => element.isConnected && (!('value' in element) || element.value !== ''));
