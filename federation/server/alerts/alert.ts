import * as v from 'valibot';
import { loadFailure } from '../../contract';

const versioned = {
  /** When it happened, ISO 8601, UTC. */
  at: v.string(),
  remote: v.string(),
  /** The release that it is about. */
  version: v.string(),
  /** One sentence. Of a rollback by hand it is what the team wrote, which every user may read in the history. */
  reason: v.string(),
  /** The most frequent failures: stage, reason, finding, chunk, status, and kinds of browsers; missing for a rollback by hand. */
  failures: v.optional(v.array(loadFailure)),
};

/** Visitors no longer get `version`. */
const rollbackAlert = v.object({
  type: v.literal('rollback'),
  ...versioned,
  /** The version that visitors get now; null for the build next to the server, or nothing. */
  to: v.nullable(v.string()),
  /** Whether the server did it; otherwise a team. */
  automatic: v.boolean(),
});

/** `version` fails on more pages than `limit_percent` of those that reported within `minutes`. */
const failureRateAlert = v.object({
  type: v.literal('failure-rate'),
  ...versioned,
  pages: v.number(),
  /** Failed pages; those beyond the usual share where one is compared. */
  failed: v.number(),
  limit_percent: v.number(),
  minutes: v.number(),
});

/** Code of `version` throws on more pages than usual, by `limit_percent` of those that reported within `minutes`. */
const errorRateAlert = v.object({
  ...failureRateAlert.entries,
  type: v.literal('error-rate'),
});

/** The body of a webhook. The queue stores it as it is: nothing in it is about a user. */
export const alertSchema = v.variant('type', [rollbackAlert, failureRateAlert, errorRateAlert]);
export type Alert = v.InferOutput<typeof alertSchema>;

/** An alert to one of its two receivers: the one of all remotes, or the remote's own. */
export const queuedAlertSchema = v.intersect([
  alertSchema,
  v.object({ recipient: v.optional(v.picklist(['all', 'remote']), 'all') }),
]);
export type QueuedAlert = v.InferOutput<typeof queuedAlertSchema>;

/** Delivers alerts in the background, with retries; of the product. */
export interface AlertQueue {
  /** Declares who delivers; called once, before the server listens. `id` is the same at every attempt. */
  readonly handle: (deliver: (alert: QueuedAlert, id: string) => Promise<void>) => void;
  /** Resolves once the alert is kept. */
  readonly send: (alert: QueuedAlert) => Promise<void>;
}
