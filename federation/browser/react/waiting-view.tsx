import { useEffect, useState } from 'react';
import { SLOW_AFTER_MS } from '../core/limits';
import type { Screens, Waiting } from './remotes';

type WaitingViewProps = { waiting: Exclude<Waiting, 'slow'>; Screen: Screens['Waiting']; onRetry: () => void };

/** The host's waiting screen, which shows a message when loading takes long. Mount it anew for each attempt. */
export function WaitingView({ waiting, Screen, onRetry }: WaitingViewProps) {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return <Screen waiting={isSlow && waiting !== 'offline' ? 'slow' : waiting} onRetry={onRetry} />;
}
