import type { RemoteHost } from '../adapters/host';
import { recoverShownPage } from '../adapters/recovery';
import { fillSlots } from './fills';
import { guardAgainstRenderLoops } from './render-loops';

export function startDeferredFeatures(host: RemoteHost): void {
  guardAgainstRenderLoops();
  recoverShownPage(host);
  fillSlots();
}
