import { createHmac } from 'node:crypto';
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

export type FailureRateAlert = v.InferOutput<typeof failureRateAlert>;

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

const PREFIX = 'whsec_';

/** True if a text has the format of a Standard Webhooks secret: `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const encoded = text.slice(PREFIX.length);
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded;
}

/** Returns the signature headers of Standard Webhooks 1.0. `id` is the same for each attempt to deliver a message. */
export function signatureHeaders(secret: string, id: string, sentAt: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Escapes three special characters for Slack and Mattermost (https://docs.slack.dev/messaging/formatting-message-text). */
const escapeForChat = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function eventOf(alert: Alert): string {
  const release = `${alert.remote} ${alert.version}`;
  if (alert.type !== 'rollback') return `${release}: ${alert.reason}`;
  const how = alert.automatic ? 'was rolled back automatically' : 'was rolled back';
  return `${release} ${how} to ${alert.to ?? 'the build next to the server, or nothing'}: ${alert.reason}`;
}

/** Returns an alert as a line of plain text for chats like Slack and Mattermost, with a link if the server's URL is set. */
export function alertChatText(alert: Alert, url: string | undefined): string {
  const event = escapeForChat(eventOf(alert));
  return url === undefined ? event : `${event} <${url}|Releases and figures>`;
}

const TIMEOUT_MS = 10_000;

/** Sends signed JSON. Rejects if no 2xx response arrives within ten seconds. Does not follow redirects. */
export async function deliverAlert(url: string, secret: string, id: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', ...signatureHeaders(secret, id, new Date(), body) },
    body,
  });
  await response.body?.cancel();
  if (response.ok) return;
  const error = new Error('The receiver of alerts did not respond with a 2xx status.');
  throw Object.assign(error, { code: `HTTP_${response.status}` });
}
