import { queuedAlertSchema, type AlertQueue, type QueuedAlert } from '@verdant/federation/server';
import type { JobKind, Jobs } from './jobs';

const alertKind: JobKind<QueuedAlert> = {
  name: 'platform-alert',
  schema: queuedAlertSchema,
  // The last one after one and a half to three hours.
  retries: 10,
  backOffSeconds: 5,
  limitSeconds: 20,
  concurrency: 2,
  pollSeconds: 5,
};

/** The platform's alerts as jobs: kept in the database, and retried. */
export const alertQueue = (jobs: Pick<Jobs, 'handle' | 'send'>): AlertQueue => ({
  handle: (deliver) => jobs.handle(alertKind, async (alert, { jobId }) => deliver(alert, jobId)),
  send: async (alert) => jobs.send(alertKind, alert),
});
