import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { RemoteHost } from '../adapters/host';
import { RemotesContext } from './remotes';
import type { Remotes } from './remotes';

/** Delay before loading code that the first page does not need, in milliseconds. The page is usually usable before that. */
const WATCH_AFTER_MS = 2_000;

/**
 * Loads the code that watches pages last. Until then render loops are not detected, failed pages are not retried
 * automatically, and slots of pages are empty.
 */
async function watchPages(host: RemoteHost): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, WATCH_AFTER_MS));
  const watch = await import(/* webpackChunkName: "later" */ './page-watch').catch(() => undefined);
  watch?.startPageWatchers(host);
}

/** Makes the host and its screens available to every `RemoteView`. */
export function RemotesProvider({ host, screens, children }: Remotes & { children: ReactNode }) {
  useEffect(() => void watchPages(host), [host]);
  return <RemotesContext value={{ host, screens }}>{children}</RemotesContext>;
}
