import type { Attempt, Write } from './load';

/** What the database has after the drill. */
export interface Stored {
  readonly emails: ReadonlySet<string>;
  /** `<session> <question>` */
  readonly answers: ReadonlySet<string>;
}

/** One part of the drill; times are of `performance.now()`. */
export interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** When what was killed could be back at the earliest: the drill itself leaves it away for that long. */
  readonly mayBeBackAt: number;
}

export interface Figures {
  /** Successful ones. */
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Calls that got 503 with Retry-After. */
  readonly refused: number;
  /** All other calls without success. */
  readonly failedCalls: number;
  readonly failedPages: number;
  /** From the beginning to the last failure, or to the last second with less than half of the usual requests. */
  readonly backMs: number;
}

const SECOND_MS = 1_000;
const MAX_LATE_MS = 10_000;

const isSuccess = ({ status }: Attempt) => status === 200 || status === 201;
const isRefusal = ({ status, retryAfter }: Attempt) => status === 503 && retryAfter !== undefined;

function countWithin(attempts: readonly Attempt[], from: number, to: number): number {
  return attempts.filter(({ endedAt }) => endedAt >= from && endedAt < to).length;
}

/** `usual` is the number of successful requests a second while nothing is killed. */
export function figuresOf(all: readonly Attempt[], { from, to }: Phase, usual?: number): Figures {
  const attempts = all.filter(({ sentAt }) => sentAt >= from && sentAt < to);
  const successful = attempts.filter(isSuccess);
  const failed = attempts.filter((one) => !isSuccess(one));
  const calls = failed.filter(({ isPage }) => !isPage);
  const times = successful.map(({ sentAt, endedAt }) => endedAt - sentAt).toSorted((a, b) => a - b);
  const slow = [];
  for (let at = from; usual !== undefined && at + SECOND_MS <= to; at += SECOND_MS) {
    if (countWithin(successful, at, at + SECOND_MS) < usual / 2) slow.push(at + SECOND_MS);
  }
  return {
    perSecond: (successful.length / (to - from)) * SECOND_MS,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    refused: calls.filter(isRefusal).length,
    failedCalls: calls.filter((one) => !isRefusal(one)).length,
    failedPages: failed.length - calls.length,
    backMs: Math.max(from, ...failed.map(({ endedAt }) => endedAt), ...slow) - from,
  };
}

/** How many acknowledged writes there are, and how many of them are not stored. */
export function compareWrites(attempts: readonly Attempt[], { emails, answers }: Stored) {
  const isStored = (write: Write) =>
    write.kind === 'account' ? emails.has(write.email) : answers.has(`${write.sessionId} ${write.questionId}`);
  const acknowledged = attempts.filter(isSuccess).flatMap(({ write }) => (write ? [write] : []));
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((write) => !isStored(write)).length };
}

/** What the drill requires of a phase and did not get. */
export function shortcomings({ from, mayBeBackAt }: Phase, figures: Figures, mayBreak: number): string[] {
  const lateMs = figures.backMs - (mayBeBackAt - from);
  const broken = figures.failedCalls + figures.failedPages;
  return [
    figures.perSecond === 0 && 'no request succeeded',
    broken > mayBreak && `${broken} requests failed otherwise than by 503 with Retry-After, at most ${mayBreak} may`,
    lateMs > MAX_LATE_MS && `normal ${(lateMs / SECOND_MS).toFixed(1)} s after it could be`,
  ].filter((one) => one !== false);
}
