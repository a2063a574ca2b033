import { textsInTime } from '../language/texts-in-time';
import { connectContainer, definedContainer, forgetContainer, forgetFailedShares } from './container';
import { cancelFiles, loadEntry, openRelease, spoilFiles } from './files/file-loader';
import type { RecoveryEffects } from './recover';
import { createRemoteLoader } from './remote-loader';
import { startReporter } from './reports/reporter';
import { loadSettings } from './settings';

/** Settles at the event, or when the signal says so. */
const eventOf = (name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    addEventListener(name, () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });

const browserRecovery: RecoveryEffects = {
  isOnline: () => navigator.onLine,
  untilOnline: (signal) => eventOf('online', signal),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  random: Math.random,
};

/** The shell's loader, on the real page. */
export const remoteLoader = createRemoteLoader({
  ...browserRecovery,
  openRelease,
  loadEntry,
  cancelFiles,
  spoilFiles,
  definedContainer,
  forgetContainer,
  connectContainer,
  forgetFailedShares,
  limitMs: () => loadSettings.timeoutMs,
  texts: () => textsInTime(),
  report: startReporter(),
});
