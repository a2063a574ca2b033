import { pause, untilOnline } from '../core/limits';
import type { LoadSource } from '../core/remote-load-error';
import { connectContainer, findContainer, forgetFailedShares } from './container';
import { createFileLoader } from './file-loader';
import type { LoaderEffects } from './loader';
import { forgetContainer } from './release-files';

/** Effects that the host provides. All other effects of the loader use the browser's APIs. */
export type HostEffects = Pick<
  LoaderEffects,
  'beforeShow' | 'report' | 'log' | 'timeoutMs' | 'hasUnsavedWork' | 'throwerOf' | 'mayHaveFills'
> & {
  host: LoadSource;
  /** Resolves when the page is ready for the code of a remote to run. */
  beforeRun: () => Promise<void>;
};

/** Returns a getter for the time of the last user input, in milliseconds since the page was opened. */
function watchInput(): () => number {
  let last = -Infinity;
  // An event that code dispatched is not user input.
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) last = performance.now();
  };
  for (const type of ['pointerdown', 'keydown', 'click']) {
    addEventListener(type, note, { capture: true, passive: true });
  }
  return () => last;
}

export function browserEffects({ host, beforeRun, ...own }: HostEffects) {
  const files = createFileLoader({ host, timeoutMs: own.timeoutMs });
  return {
    ...own,
    files,
    definedContainer: findContainer,
    forgetContainer,
    connectContainer: async (container) => {
      await beforeRun();
      await connectContainer(container);
    },
    forgetFailedShares: () => forgetFailedShares(),
    isOnline: () => navigator.onLine,
    now: () => performance.now(),
    lastInput: watchInput(),
    untilOnline,
    pause,
    random: Math.random,
  } satisfies LoaderEffects;
}
