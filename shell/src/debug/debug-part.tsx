import type { Registry } from '@verdant/federation/contract';
import { shellPart } from '../loading/part';
import type { Part } from '../loading/part';

/** The debug page is rarely visited, so it stays out of the first script. */
export function debugPart(registry: Registry): Part {
  return shellPart(async () => {
    const { DebugPage } = await import(/* webpackChunkName: "debug-page" */ './debug-page');
    return () => <DebugPage registry={registry} />;
  });
}
