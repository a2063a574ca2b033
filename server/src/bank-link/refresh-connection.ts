import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { BankAsked } from '@verdant/shared/contract';

export interface AggregatorResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

/** Sends a request for a path of the aggregator's API with a user's token. */
export type AggregatorCall = (method: 'GET' | 'PUT', path: string) => Promise<AggregatorResponse>;

/** Pause between two polls for new data, in milliseconds, and the maximum number of polls. */
const PAUSE_MS = 2_000;
const MAX_POLLS = 15;
/** Minimum time between two fetches of a connection from its bank (Yodlee's API 1.1, Update Account). */
const MIN_REFRESH_INTERVAL_MS = 15 * 60 * 1000;
/** Yodlee's error code REFRESHED_RECENTLY, for a fetch before the minimum time has passed. */
const REFRESHED_RECENTLY_CODE = 'Y825';

/** `ProviderAccount` of Yodlee's API 1.1, with the fields in use. */
const connection = v.object({
  providerAccount: v.pipe(
    v.array(v.object({ status: v.string(), lastUpdated: v.fallback(v.optional(v.string()), undefined) })),
    v.minLength(1),
  ),
});
const refusal = v.object({ errorCode: v.string() });

const outcomes: Readonly<Record<string, BankAsked | undefined>> = {
  SUCCESS: 'done',
  PARTIAL_SUCCESS: 'done',
  USER_INPUT_REQUIRED: 'input',
  LOGIN_IN_PROGRESS: 'running',
  IN_PROGRESS: 'running',
};

/** Returns the status of a connection; `failed` for every unexpected response. */
function readStatus({ ok, body }: AggregatorResponse): { readonly asked: BankAsked; readonly at: number } {
  const read = v.safeParse(connection, body);
  const [found] = ok && read.success ? read.output.providerAccount : [];
  return { asked: outcomes[found?.status ?? ''] ?? 'failed', at: Date.parse(found?.lastUpdated ?? '') };
}

/**
 * Makes the aggregator fetch a connection's data from the bank, unless the last fetch is recent, and waits up to half a
 * minute. Rejects if the aggregator does not respond.
 */
export async function refreshConnection(
  call: AggregatorCall,
  providerAccountId: string,
  pause: () => Promise<unknown> = async () => wait(PAUSE_MS),
): Promise<BankAsked> {
  const id = encodeURIComponent(providerAccountId);
  const status = async () => readStatus(await call('GET', `/providerAccounts/${id}`));
  const before = await status();
  if (Date.now() - before.at < MIN_REFRESH_INTERVAL_MS) return 'recent';
  if (before.asked !== 'running') {
    const response = await call('PUT', `/providerAccounts?providerAccountIds=${id}`);
    if (v.is(refusal, response.body) && response.body.errorCode === REFRESHED_RECENTLY_CODE) return 'recent';
    const { asked } = readStatus(response);
    if (asked !== 'running') return asked;
  }
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    await pause();
    const { asked } = await status();
    if (asked !== 'running') return asked;
  }
  return 'running';
}
