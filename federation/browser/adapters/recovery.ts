import { pause, untilOnline } from '../core/timing';
import type { PageRoute } from '../core/registry';
import type { RemoteLoadError } from '../core/remote-load-error';
import type { RemoteHost } from './host';
import type { RemoteLoader } from './loader';

const FIRST_MS = 5_000;
const MOST_MS = 60_000;
const CHECK_TIMEOUT_MS = 5_000;
/** Maximum number of successive checks, which take about seven minutes. After the last check, only the user can retry. */
const MAX_CHECKS = 10;

/** True if the server or its proxy is temporarily down. Waiting does not help with other failures. */
const isServerAway = ({ detail }: RemoteLoadError) => detail === 'reset' || /^http-50[234]$/.test(detail);

/** Resolves to true if a request for the file succeeds. */
const responds = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

type RecoveryHost = Pick<RemoteHost, 'registry'> & {
  loader: Pick<RemoteLoader, 'stateOf' | 'subscribe' | 'retry'>;
  pageAt: (address: string) => Pick<PageRoute, 'remote' | 'module'> | undefined;
};

/**
 * Retries the failed page on the screen when its server responds again. Requests the failed file at growing intervals,
 * while the browser is online, until a request succeeds. Does nothing in the fault lab, so that a tester can examine the
 * failure screen.
 */
export function recoverShownPage({ loader, pageAt, registry }: RecoveryHost): void {
  if (registry.lab) return;
  const checks = new Map<string, number>();
  let watched: RemoteLoadError | undefined;

  const failed = () => {
    const page = pageAt(location.pathname);
    if (!page) return undefined;
    const key = `${page.remote.name}/${page.module}`;
    const state = loader.stateOf(page.remote, page.module);
    if (state.status === 'ready') checks.delete(key);
    return state.status === 'failed' ? { ...page, key, error: state.error } : undefined;
  };

  async function watch(error: RemoteLoadError, url: string, key: string): Promise<void> {
    for (;;) {
      const count = checks.get(key) ?? 0;
      if (count === MAX_CHECKS) return;
      checks.set(key, count + 1);
      // The pause is random, so that browsers whose loads failed at the same time do not retry at the same time.
      await pause(Math.min(MOST_MS, FIRST_MS * 2 ** count) * (0.75 + Math.random() / 2));
      if (!navigator.onLine) await untilOnline();
      const isBack = failed()?.error === error && (await responds(url));
      // The user can have opened another page or pressed Try again during the check.
      const now = failed();
      if (now?.error !== error || watched !== error) return;
      if (isBack) return loader.retry(now.remote, now.module);
    }
  }

  const look = () => {
    const now = failed();
    if (!now || now.error === watched) return;
    watched = now.error;
    if (isServerAway(now.error) && now.error.url) void watch(now.error, now.error.url, now.key);
  };
  look();
  loader.subscribe(look);
}
