import { useEffect } from 'react';
import type { RegistryRemote } from '../../contract';
import { useRemotes } from './remotes';
import { WaitingView } from './waiting-view';

type SuspendedViewProps = { remote: RegistryRemote; module: string; load: number };

/**
 * Replaces a component that suspends without its own Suspense boundary. It fails after the time limit of a loading stage.
 */
export function SuspendedView({ remote, module, load }: SuspendedViewProps) {
  const { host, screens } = useRemotes();
  const { loader } = host;

  useEffect(() => loader.suspended(remote, module, load), [loader, remote, module, load]);

  const onRetry = () => loader.retrySuspended(remote, module, load);
  return <WaitingView waiting="loading" Screen={screens.Waiting} onRetry={onRetry} />;
}
