import type { RemoteLoadError } from '@verdant/shared/remote';

export type NextStep =
  { do: 'wait-online' } | { do: 'retry'; afterMs: number } | { do: 'fall-back' } | { do: 'give-up' };

type Situation = {
  /** Automatic retries so far. */
  retries: number;
  online: boolean;
  /** Whether there is a release before the one that failed, which was not tried yet. */
  hasPrevious: boolean;
  /** 0 to 1, so that browsers that failed together do not come back together. */
  random: number;
};

/** Shortest and longest pause before each automatic retry; all of them together stay below 4 s. */
const PAUSES_MS: readonly (readonly [number, number])[] = [
  [300, 900],
  [1200, 2700],
];

/** Asking again soon can help; a time-out has cost the person two minutes already. */
const CAN_PASS = /^(reset|cut-off|offline|http-(408|425|429|5\d\d))$/;
const ON_THE_WAY = /^(reset|cut-off|offline|hangs)$/;

/** What follows a failure: wait for the network, ask again, take the release before, or show it. */
export function nextStep(
  error: Pick<RemoteLoadError, 'detail'>,
  { retries, online, hasPrevious, random }: Situation,
): NextStep {
  const detail = error.detail ?? '';
  if (!online && ON_THE_WAY.test(detail)) return { do: 'wait-online' };
  const pause = PAUSES_MS[retries];
  if (pause && CAN_PASS.test(detail)) return { do: 'retry', afterMs: pause[0] + random * (pause[1] - pause[0]) };
  return { do: hasPrevious ? 'fall-back' : 'give-up' };
}
