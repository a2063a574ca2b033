import type { Attempt, Write } from './load';

/** What the database has after the failover. */
export interface Stored {
  readonly emails: ReadonlySet<string>;
  /** `<session> <question>` */
  readonly answers: ReadonlySet<string>;
}

export interface Verdict {
  readonly acknowledged: number;
  readonly lost: number;
  /** Written although the client got no confirmation: allowed, since a commit may precede its response. */
  readonly unconfirmed: number;
  readonly refused: number;
  /** Responses other than success and 503 with Retry-After, as `<status>` or `broken`. */
  readonly unexpected: readonly string[];
  /** From the kill to the last refusal, or to the first write of the server that was back last; in milliseconds. */
  readonly outageMs: number;
}

const MAX_OUTAGE_MS = 10_000;

const isAcknowledged = ({ status }: Attempt) => status === 200 || status === 201;

const isStored = (write: Write, { emails, answers }: Stored) =>
  write.kind === 'account' ? emails.has(write.email) : answers.has(`${write.sessionId} ${write.questionId}`);

/** Compares what clients were told with what is stored. */
export function judge(attempts: readonly Attempt[], stored: Stored, killedAt: number): Verdict {
  const acknowledged = attempts.filter(isAcknowledged);
  const failed = attempts.filter((attempt) => !isAcknowledged(attempt));
  const isProper = ({ status, retryAfter }: Attempt) => status === 503 && retryAfter !== null;
  const writesOf = (some: readonly Attempt[]) => some.flatMap(({ write }) => (write ? [write] : []));
  const servers = new Set(attempts.map(({ server }) => server));
  const firstBack = [...servers].map((server) => {
    const later = acknowledged.filter((one) => one.server === server && one.sentAt > killedAt);
    return Math.min(Infinity, ...later.map(({ endedAt }) => endedAt));
  });
  const lastRefusal = Math.max(killedAt, ...failed.map(({ endedAt }) => endedAt));
  return {
    acknowledged: writesOf(acknowledged).length,
    lost: writesOf(acknowledged).filter((write) => !isStored(write, stored)).length,
    unconfirmed: writesOf(failed).filter((write) => isStored(write, stored)).length,
    refused: failed.filter(isProper).length,
    unexpected: failed.filter((one) => !isProper(one)).map(({ status }) => (status === 0 ? 'broken' : String(status))),
    outageMs: Math.max(lastRefusal, ...firstBack) - killedAt,
  };
}

/** What the drill requires and did not get; empty when it passed. */
export function shortcomings({ acknowledged, lost, unexpected, outageMs }: Verdict): string[] {
  return [
    acknowledged === 0 && 'no write was acknowledged',
    lost > 0 && `${lost} acknowledged writes are lost`,
    unexpected.length > 0 && `responses other than 503 with Retry-After: ${[...new Set(unexpected)].join(', ')}`,
    outageMs > MAX_OUTAGE_MS && `back after ${(outageMs / 1000).toFixed(1)} s`,
  ].filter((one) => one !== false);
}
