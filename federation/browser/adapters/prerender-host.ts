import type { Registry } from '../../contract';
import { findPageAt } from '../../contract/page-paths';
import { pageRoutes } from '../core/registry';
import { idle } from '../core/remote-state';
import type { RemoteHost } from './host';

/** Input of a prerender on the server. */
export type PrerenderedPage = {
  readonly path: string;
  readonly registry: Registry;
  /** HTML from the remote's build; undefined for a page that requires sign-in, which gets only the app shell. */
  readonly html?: string | undefined;
};

const never = () => () => undefined;
const nothing = () => undefined;
const Nothing = () => null;

/**
 * Returns the host for prerendering a page on the server. The host's state equals the state in a browser that has loaded
 * the page's module, so that hydration matches.
 */
export function prerenderHost({ path, registry, html }: PrerenderedPage): RemoteHost {
  const pages = pageRoutes(registry);
  const pageAt = (address: string) => findPageAt(pages, address);
  const shown = pageAt(path);
  const ready = html === undefined ? idle : ({ status: 'ready', load: 1, attempt: 1, component: Nothing } as const);
  return {
    self: { remote: '', version: '' },
    html,
    registry,
    pages,
    pageAt,
    loader: {
      stateOf: (remote, module) => (remote === shown?.remote && module === shown.module ? ready : idle),
      waitedMs: () => 0,
      versionOf: ({ version }) => version,
      isUnsettled: () => false,
      subscribe: never,
      prefetch: nothing,
      request: nothing,
      retry: nothing,
      rendered: never,
      isHeld: () => false,
      renderFailed: () => false,
      leaveFailed: () => false,
      stop: nothing,
      suspended: never,
      retrySuspended: nothing,
    },
    history: { add: nothing, list: () => [], isRecent: () => false, subscribe: never },
    report: nothing,
    chunkError(cause) {
      throw cause;
    },
    errorOf(cause) {
      throw cause;
    },
    threw: nothing,
    hydrationFailed: nothing,
    cancelSlowChunks: nothing,
  };
}
