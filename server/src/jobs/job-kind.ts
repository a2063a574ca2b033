import type { GenericSchema } from 'valibot';

export interface JobKind<Data extends object> {
  /** Name of the queue in letters, digits and hyphens. Queued jobs never run after a change of name. */
  readonly name: string;
  /**
   * Schema of the data, which is stored in plain text and must not contain passwords or tokens. Servers of the previous
   * release run the jobs too, so the schema must stay compatible.
   */
  readonly schema: GenericSchema<unknown, Data>;
  /** Maximum number of retries, after which the job stays stored as failed. */
  readonly retries: number;
  /**
   * Seconds until the first retry. The delay doubles with each retry, and a random time of up to the same length is added.
   */
  readonly backOffSeconds: number;
  /** Time limit of an attempt, in seconds. */
  readonly limitSeconds: number;
  /** Maximum number of concurrent jobs of this kind on one server. */
  readonly concurrency: number;
  /** Seconds between polls. A job sent by this server starts at once, unless `startsLater` is set. */
  readonly pollSeconds: number;
  /** True if a job waits for the next poll, because the sending request's response time could reveal a secret. */
  readonly startsLater?: true;
}

/** A kind of job without the schema of its data. */
export type QueueKind = Omit<JobKind<object>, 'schema'>;

export interface JobAttempt {
  /** Id of the job (UUID), the same at every attempt. */
  readonly jobId: string;
  /** Number of the attempt, from 1. */
  readonly number: number;
  /** Signal aborted after `limitSeconds`. The attempt must then stop, because the next attempt can begin. */
  readonly signal: AbortSignal;
}

/** A function that does a job. A rejection counts as a failed attempt. */
export type Handler<Data> = (data: Data, attempt: JobAttempt) => Promise<void>;
