import { useEffect, useState } from 'react';
import { SLOW_LOAD_AFTER_MS } from '../core/limits';
import type { HostScreens, Waiting } from './remotes';

type WaitingViewProps = {
  waiting: Exclude<Waiting, 'slow'>;
  Screen: HostScreens['Waiting'];
  onRetry: () => void;
  waitedMs?: number;
};

/**
 * The host's waiting screen, which shows a message when loading takes long. Callers must mount this component again for
 * each attempt. `waitedMs`: waiting time of the attempt before the mount, in milliseconds.
 */
export function WaitingView({ waiting, Screen, onRetry, waitedMs = 0 }: WaitingViewProps) {
  const [leftMs] = useState(SLOW_LOAD_AFTER_MS - waitedMs);
  const [isSlow, setSlow] = useState(leftMs <= 0);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);

  return <Screen waiting={isSlow && waiting !== 'offline' ? 'slow' : waiting} onRetry={onRetry} />;
}
