import type { JobKind } from '../jobs';

/**
 * Declares a kind of job that sends one mail. Each kind has a queue of its own, so that thousands of reminders delay no link
 * for a new password.
 */
export function mailJob<Data extends object>(
  name: string,
  schema: JobKind<Data>['schema'],
  options: Pick<JobKind<Data>, 'startsLater'> & Partial<Pick<JobKind<Data>, 'concurrency'>> = {},
): JobKind<Data> {
  // The last attempt is after four and a half to nine hours.
  return { name, schema, retries: 13, backOffSeconds: 2, limitSeconds: 60, concurrency: 4, pollSeconds: 1, ...options };
}
