import type { RemoteHost } from '../adapters/host';
import { recoverShownPage } from '../adapters/recovery';
import { fillSlots } from './fills';
import { guardAgainstRenderLoops } from './render-loops';

export function startDeferredFeatures(host: RemoteHost): void {
  guardAgainstRenderLoops();
  recoverShownPage(host);
  fillSlots();
  // The data for developer tools is loaded only for pages with overrides, because only developers use overrides.
  if (host.registry.overrides.length > 0) {
    void import(/* webpackChunkName: "tools" */ '../adapters/federation-tools').then(
      ({ exposeFederationGlobal }) => exposeFederationGlobal(host),
      () => undefined,
    );
  }
}
