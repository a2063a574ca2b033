import type { Registry } from '../../contract';
import type { RemoteComponent } from '../core/page-component';
import { normalizePath } from '../../contract/normalize-path';
import { pageRoutes } from '../core/registry';
import { idle } from '../core/remote-state';
import type { RemoteHost } from './host';

/** What a page is written from on the server: the registry of everybody, and the component of the path's page. */
export type WrittenPage = {
  readonly path: string;
  readonly registry: Registry;
  /** Undefined for the frame of a page that only somebody sees who is signed in: it waits for who that is. */
  readonly component: RemoteComponent | undefined;
};

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * The host of a page that is written on the server: nothing loads there, and the path's module is ready. What the
 * markup says is what `startHost` says in a browser once that module has loaded.
 */
export function writtenHost({ path, registry, component }: WrittenPage): RemoteHost {
  const pages = pageRoutes(registry);
  const pageAt = (wanted: string) => pages.find((page) => page.path === normalizePath(wanted));
  const shown = pageAt(path);
  const ready = component && ({ status: 'ready', load: 1, attempt: 1, component } as const);
  return {
    registry,
    pages,
    pageAt,
    loader: {
      stateOf: (remote, module) => (remote === shown?.remote && module === shown.module ? (ready ?? idle) : idle),
      waitedMs: () => 0,
      versionOf: ({ version }) => version,
      subscribe: never,
      prefetch: nothing,
      request: nothing,
      retry: nothing,
      renderFailed: nothing,
      suspended: never,
      retrySuspended: nothing,
    },
    history: { add: nothing, list: () => [], subscribe: never },
    chunkError(cause) {
      throw cause;
    },
    writtenPageReplaced: nothing,
    cancelSlowChunks: nothing,
  };
}
