import type { RemoteLoadError } from '@verdant/shared/remote';
import { nextStep } from './core/next-step';

/** What a load is doing for somebody who waits. */
export type Phase = 'loading' | 'retrying' | 'offline';

export type RecoveryEffects = {
  isOnline: () => boolean;
  /** Settles when the browser is online again, or at once when the signal says so. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

export type Recovery<T> = {
  /** One try; rejects with what went wrong. */
  attempt: () => Promise<T>;
  toError: (cause: unknown) => RemoteLoadError;
  /** Whether the failure is only that somebody else started anew: then this one does so too. */
  wasDisturbed?: () => boolean;
  /** Called before each other try, to clear away what failed. */
  prepare?: (error: RemoteLoadError) => void;
  /** Whether there is a release before that was not tried. */
  hasPrevious?: () => boolean;
  /** Switches to it. */
  fallBack?: () => void;
  onPhase: (phase: Phase) => void;
  /** Somebody starts anew: this one ends. */
  signal: AbortSignal;
};

export type Recovered<T> = { value: T; /** The last failure on the way. */ after: RemoteLoadError | undefined };

/** Tries until it works or nothing is left to try; rejects with the error of the release that was asked for first. */
export async function recover<T>(effects: RecoveryEffects, recovery: Recovery<T>): Promise<Recovered<T>> {
  const { attempt, toError, prepare, onPhase, signal } = recovery;
  const isOver = () => signal.aborted;
  let after: RemoteLoadError | undefined;
  let ofCurrent: RemoteLoadError | undefined;
  for (let retries = 0; ;) {
    try {
      return { value: await attempt(), after: ofCurrent ?? after };
    } catch (cause) {
      const error = toError(cause);
      if (isOver()) throw error;
      if (recovery.wasDisturbed?.()) continue;
      after = error;
      const hasPrevious = recovery.hasPrevious?.() ?? false;
      const step = nextStep(error, { retries, online: effects.isOnline(), hasPrevious, random: effects.random() });
      prepare?.(error);
      if (step.do === 'give-up') throw ofCurrent ?? error;
      if (step.do === 'wait-online') {
        onPhase('offline');
        await effects.untilOnline(signal);
      } else if (step.do === 'retry') {
        retries += 1;
        onPhase('retrying');
        await effects.sleep(step.afterMs, signal);
      } else {
        ofCurrent = error;
        retries = 0;
        recovery.fallBack?.();
      }
      if (isOver()) throw error;
      onPhase(step.do === 'retry' ? 'retrying' : 'loading');
    }
  }
}
