import type { LoadDetail, LoadStage, RemoteLoadError } from './remote-load-error';

type StepAfterFailure = { do: 'wait-online' | 'fall-back' | 'give-up' } | { do: 'retry'; afterMs: number };

export type FailureFields = Pick<RemoteLoadError, 'detail' | 'status' | 'retryAfterMs'>;

type LoadSituation = {
  retries: number;
  isOnline: boolean;
  canFallBack: boolean;
  /** Random number from 0 to 1, so that browsers whose loads failed at the same time do not retry at the same time. */
  random: number;
};

type FailureNature = {
  /** True if an early automatic retry can help. False after a timeout, because the user has waited two minutes. */
  isTransient: boolean;
  /** True if a lost network connection can cause this failure. */
  isNetwork: boolean;
};

const lostConnection: FailureNature = { isTransient: true, isNetwork: true };

/** Natures of failures without a complete response. Other failures are permanent, except for some HTTP status codes. */
const natures: Partial<Record<LoadDetail, FailureNature>> = {
  offline: lostConnection,
  reset: lostConnection,
  'cut-off': lostConnection,
  hangs: { isTransient: false, isNetwork: true },
};

/** True if a retry can help after this status. A cache that confuses two requests sends 304; a retry uses another URL. */
const isTransientStatus = (status: number) => [304, 408, 425, 429].includes(status) || status >= 500;

const natureOf = ({ detail, status = 0 }: FailureFields): FailureNature =>
  natures[detail] ?? { isTransient: detail.startsWith('http-') && isTransientStatus(status), isNetwork: false };

/** Shortest and longest pause before each automatic retry, in milliseconds. The longest pauses add up to less than 4 s. */
const PAUSES_MS: readonly (readonly [number, number])[] = [
  [300, 900],
  [1200, 2700],
];

/** Longest pause requested by a server (`Retry-After`) that is obeyed, in milliseconds. */
const MAX_ASKED_MS = 30_000;

/** Decides what follows a failure: wait for the network, retry, fall back to the previous release, or give up. */
export function decideAfterFailure(
  error: FailureFields,
  { retries, isOnline, canFallBack, random }: LoadSituation,
): StepAfterFailure {
  const { isTransient, isNetwork } = natureOf(error);
  if (!isOnline && isNetwork) return { do: 'wait-online' };
  const pause = PAUSES_MS[retries];
  const { retryAfterMs: asked = 0 } = error;
  // A longer requested pause causes no retry. The limit is lower if a previous release can be shown instead.
  if (pause && isTransient && asked <= (canFallBack ? pause[1] : MAX_ASKED_MS)) {
    return { do: 'retry', afterMs: Math.max(pause[0], asked) + random * (pause[1] - pause[0]) };
  }
  return { do: canFallBack ? 'fall-back' : 'give-up' };
}

const CODE_STAGES: ReadonlySet<LoadStage> = new Set(['init', 'evaluate', 'render']);

/** True if code caused the failure, so that the next load must open a new container and request all files again. */
export const isCodeFailure = ({ stage, detail }: Pick<RemoteLoadError, 'stage' | 'detail'>): boolean =>
  CODE_STAGES.has(stage) || detail === 'empty';
