import type { GenericSchema } from 'valibot';

/** A kind of job, declared once in the folder of its subject. */
export interface JobKind<Data extends object> {
  /** Queue name, and label in `/metrics`: letters, digits and hyphens. After a change of name, queued jobs never run. */
  readonly name: string;
  /**
   * Schema of the data of a job. The data is stored in plain text until the job is completed, so it must not contain
   * passwords or tokens. Servers of the previous release run these jobs too, so the schema must stay compatible.
   */
  readonly schema: GenericSchema<unknown, Data>;
  /** Maximum number of retries after the first attempt. After the last retry the job stays stored as failed. */
  readonly retries: number;
  /** Seconds until the first retry. The delay doubles with each retry, plus a random part of up to the same length. */
  readonly backOffSeconds: number;
  /** Time limit of one attempt, in seconds. */
  readonly limitSeconds: number;
  /** Maximum number of jobs of this kind that one server runs concurrently. */
  readonly concurrency: number;
  /** Seconds between polls of the queue. A job sent by this server starts immediately, unless `startsLater` is set. */
  readonly pollSeconds: number;
  /**
   * True if a job always waits for the next poll. The work then does not slow down the request that sent the job, whose
   * response time could reveal a secret.
   */
  readonly startsLater?: true;
}

/** One attempt at a job. */
export interface JobAttempt {
  /** Id of the job (UUID), which is the same at every attempt. */
  readonly jobId: string;
  /** Number of the attempt; 1 for the first attempt. */
  readonly number: number;
  /** Signal aborted after `limitSeconds`. The attempt must then stop, because the next attempt can begin at any time. */
  readonly signal: AbortSignal;
}

/** Function that does the work of a job. A rejection counts as a failed attempt. */
export type Handler<Data> = (data: Data, attempt: JobAttempt) => Promise<void>;
