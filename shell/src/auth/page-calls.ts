import { DATA_CHANGED } from '@verdant/shared/contract';
import { createEarlyCalls } from './early-calls';

/** Undefined where the server writes the page. */
const page = typeof window === 'undefined' ? undefined : window;
let otherTabs: BroadcastChannel | undefined;

const announce = () => dispatchEvent(new Event(DATA_CHANGED));

/** The early calls of this page, with those that started before the script was there. */
export const pageCalls = createEarlyCalls({
  started: page?.verdantEarlyCalls,
  onWrite: () => {
    announce();
    otherTabs?.postMessage(null);
  },
});
delete page?.verdantEarlyCalls;

/** From now on, what one tab stores outdates what the others keep. */
export function followOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  otherTabs = new BroadcastChannel(DATA_CHANGED);
  otherTabs.addEventListener('message', () => {
    pageCalls.forget();
    announce();
  });
}
