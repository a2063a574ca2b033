import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { RemoteHost } from '../adapters/host';
import { RemotesContext } from './remotes';
import type { Remotes } from './remotes';

/** Delay after which the first page can be used, in milliseconds. Nothing that the page does not need loads earlier. */
const WATCH_AFTER_MS = 2_000;

/** Loaded after everything else: until then render loops stay undetected, failed pages wait for the user, and slots of pages are empty. */
async function watchPages(host: RemoteHost): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, WATCH_AFTER_MS));
  const watch = await import(/* webpackChunkName: "later" */ './page-watch').catch(() => undefined);
  watch?.watchPages(host);
}

/** Makes the host and its screens available to every `RemoteView`. */
export function RemotesProvider({ host, screens, children }: Remotes & { children: ReactNode }) {
  useEffect(() => void watchPages(host), [host]);
  return <RemotesContext value={{ host, screens }}>{children}</RemotesContext>;
}
