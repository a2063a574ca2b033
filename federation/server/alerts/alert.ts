import * as v from 'valibot';
import { loadFailure } from '../../contract';

const versioned = {
  /** Time of the rollback or of the failed check (ISO 8601, UTC). */
  at: v.string(),
  remote: v.string(),
  version: v.string(),
  /** Reason in one sentence. The reason of a manual rollback is the team's text, which is public in the history. */
  reason: v.string(),
  /** Most frequent failures. Missing for a manual rollback. */
  failures: v.optional(v.array(loadFailure)),
};

const rollbackAlert = v.object({
  type: v.literal('rollback'),
  ...versioned,
  /** The version that visitors get now; null if visitors get the build that is deployed with the server, or no version. */
  to: v.nullable(v.string()),
  /** True for a rollback by the server, false for a rollback by a team or an operator. */
  automatic: v.boolean(),
});

/** Alert that `version` failed on at least `limit_percent` of the pages that reported within `minutes`. */
const failureRateAlert = v.object({
  type: v.literal('failure-rate'),
  ...versioned,
  pages: v.number(),
  /** Number of failed pages: only pages beyond the usual share, or every failed page if no usual share is known. */
  failed: v.number(),
  limit_percent: v.number(),
  minutes: v.number(),
});

/** Alert that code of `version` throws on more pages than usual, by at least `limit_percent` of the pages. */
const errorRateAlert = v.object({ ...failureRateAlert.entries, type: v.literal('error-rate') });

/** Body of a webhook, without data about users. */
export const alertSchema = v.variant('type', [rollbackAlert, failureRateAlert, errorRateAlert]);
export type Alert = v.InferOutput<typeof alertSchema>;

/** An alert with its recipient: the webhook for the alerts of all remotes, or the webhook of this remote. */
export const queuedAlertSchema = v.intersect([
  alertSchema,
  v.object({ recipient: v.optional(v.picklist(['all', 'remote']), 'all') }),
]);
export type QueuedAlert = v.InferOutput<typeof queuedAlertSchema>;

export interface AlertQueue {
  /** Sets the function that delivers alerts. `id` is the same at every attempt to deliver an alert. */
  readonly handle: (deliver: (alert: QueuedAlert, id: string) => Promise<void>) => void;
  readonly send: (alert: QueuedAlert) => Promise<void>;
}
