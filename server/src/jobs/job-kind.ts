import type { GenericSchema } from 'valibot';

/** A kind of job, declared once in the folder of its subject. */
export interface JobKind<Data extends object> {
  /**
   * Name of the queue, and label in `/metrics`: letters, digits and hyphens. After a change of the name, queued jobs never
   * run.
   */
  readonly name: string;
  /**
   * Schema of the data of a job. The data is stored in plain text until the job is completed: no passwords, no tokens.
   * Servers of the previous release run these jobs too, so the schema must stay compatible.
   */
  readonly schema: GenericSchema<unknown, Data>;
  /** Attempts after the first; then the job is kept as failed. */
  readonly retries: number;
  /** Seconds until the first retry. The delay doubles with each retry, plus a random part of up to the same length. */
  readonly backOffSeconds: number;
  /** Max seconds of one attempt. */
  readonly limitSeconds: number;
  /** Max attempts at once on one server. */
  readonly concurrency: number;
  /** Seconds between two polls of the queue. A job that this server has sent starts at once. */
  readonly pollSeconds: number;
  /**
   * True if a job waits for the next poll, so that the response time of the request that sent the job does not reveal its
   * work.
   */
  readonly startsLater?: true;
}

/** One attempt at a job. */
export interface Attempt {
  /** The same at every attempt (UUID). */
  readonly jobId: string;
  /** 1 for the first. */
  readonly number: number;
  /** Aborted after `limitSeconds`. The attempt must stop then, because the next attempt may begin. */
  readonly signal: AbortSignal;
}

/** Does the job. A rejection is a failed attempt. */
export type Handler<Data> = (data: Data, attempt: Attempt) => Promise<void>;
