import { useEffect, useState } from 'react';
import { WaitingView, useRemotes } from '@verdant/federation/browser';
import type { RemoteLoadError } from '@verdant/federation/browser';
import { LazyComponent } from '../app/lazy-component';

const loadPage = () => import(/* webpackChunkName: "debug-page" */ './debug-page').then(({ DebugPage }) => DebugPage);

type ChunkFailureProps = { cause: unknown; attempt: number; onRetry: () => void };

function ChunkFailure({ cause, attempt, onRetry }: ChunkFailureProps) {
  const { host, screens } = useRemotes();
  const [error, setError] = useState<RemoteLoadError | null>(null);

  // Created in an effect, since it is logged too.
  useEffect(() => setError(host.chunkError(cause, attempt)), [host, cause, attempt]);

  return error && <screens.Failure error={error} onRetry={onRetry} />;
}

/** The debug page is rarely visited, so it stays out of the first script; it fails and retries like a page of a remote. */
export function DebugRoute() {
  const { host, screens } = useRemotes();
  const retrying = (onRetry: () => void) => () => {
    host.cancelSlowChunks();
    onRetry();
  };
  return (
    <LazyComponent
      load={loadPage}
      props={{}}
      renderWaiting={(attempt, onRetry) => (
        <WaitingView key={attempt} waiting="loading" Screen={screens.Waiting} onRetry={retrying(onRetry)} />
      )}
      renderFailure={(cause, attempt, onRetry) => (
        <ChunkFailure cause={cause} attempt={attempt} onRetry={retrying(onRetry)} />
      )}
    />
  );
}
