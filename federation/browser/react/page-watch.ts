import type { RemoteHost } from '../adapters/host';
import { recoverShownPage } from '../adapters/recovery';
import { fillSlots } from './fills';
import { stopRenderLoops } from './render-loops';

/** Starts the code that watches all pages until the document is closed. */
export function startPageWatchers(host: RemoteHost): void {
  stopRenderLoops();
  recoverShownPage(host);
  fillSlots();
  // The data for developer tools is only needed by developers, who use overrides.
  if (host.registry.overrides.length > 0) {
    void import(/* webpackChunkName: "tools" */ '../adapters/federation-tools').then(
      ({ showFederation }) => showFederation(host),
      () => undefined,
    );
  }
}
