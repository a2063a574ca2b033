import type { GenericSchema } from 'valibot';

/** A kind of job, declared once in the folder of its subject. */
export interface JobKind<Data extends object> {
  /** Letters, digits and hyphens. The name of its queue, and its label in `/metrics`: renaming it abandons what is queued. */
  readonly name: string;
  /**
   * Schema of the data of a job. The data is stored in plain text until the job is completed: no passwords, no tokens. The previous
   * release's servers run these jobs too, so it may change only as a contract does.
   */
  readonly schema: GenericSchema<unknown, Data>;
  /** Attempts after the first; then the job is kept as failed. */
  readonly retries: number;
  /** Seconds until the first retry, doubled with each, plus up to as much again at random. */
  readonly backOffSeconds: number;
  /** Max seconds of one attempt. */
  readonly limitSeconds: number;
  /** Max attempts at once on one server. */
  readonly concurrency: number;
  /** Seconds between two looks at the queue; a job that this server has sent starts at once. */
  readonly pollSeconds: number;
  /** Whether a job waits for the next look at the queue, so that its work cannot be noticed in the response that sent it. */
  readonly startsLater?: true;
}

/** One attempt at a job. */
export interface Attempt {
  /** The same at every attempt (UUID). */
  readonly jobId: string;
  /** 1 for the first. */
  readonly number: number;
  /** Aborted when the attempt has used up `limitSeconds`: the next one may begin, so this one stops what it does. */
  readonly signal: AbortSignal;
}

/** Does the job. A rejection is a failed attempt. */
export type Handler<Data> = (data: Data, attempt: Attempt) => Promise<void>;
