import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { loadFailure, type LoadFailure } from '../../contract';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import { describeTopFailure } from '../load-reports/figures';
import type { RollbackLimits } from '../load-reports/rollback-decision';
import { isRollback, releaseOrNull } from '../registry/remote-state';
import { findLastActivation } from '../registry/store';
import { SECRET_PREFIX, type AlertSettings } from './alert-settings';

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

type FailureRateAlert = v.InferOutput<typeof failureRateAlert>;

/** Alert that code of `version` throws on more pages than usual, by at least `limit_percent` of the pages. */
const errorRateAlert = v.object({ ...failureRateAlert.entries, type: v.literal('error-rate') });

/** Body of a webhook, without data about users. */
export const alertSchema = v.variant('type', [rollbackAlert, failureRateAlert, errorRateAlert]);
type Alert = v.InferOutput<typeof alertSchema>;

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

/** Returns the signature headers of Standard Webhooks 1.0. `id` is the same for each attempt to deliver a message. */
export function signatureHeaders(secret: string, id: string, sentAt: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
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
async function deliverAlert(url: string, secret: string, id: string, body: string): Promise<void> {
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

/** Limit of alerts, counted over all servers: one alert about failures and one about errors per release and hour. */
const ONCE = { name: 'alerts', max: 1, windowMs: 60 * 60 * 1000 };

interface AlertDependencies {
  readonly db: Database;
  readonly settings: AlertSettings & RollbackLimits & { readonly publicOrigin: string | undefined };
  readonly exact: ExactLimits;
  readonly queue: AlertQueue | undefined;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Maximum number of failures in an alert. `/platform` shows all failures. */
const MAX_FAILURES = 3;

const topFailuresOf = (failures: readonly LoadFailure[]) =>
  failures.length > 0 && {
    failures: failures.slice(0, MAX_FAILURES).map((failure) => v.parse(loadFailure, failure)),
  };

/** A failure rate above the limit for alerts that causes no rollback. */
interface HighRate extends Pick<FailureRateAlert, 'remote' | 'version' | 'reason' | 'pages' | 'failed'> {
  readonly type: 'failure-rate' | 'error-rate';
  readonly failures: readonly LoadFailure[];
}

export type Alerts = ReturnType<typeof createAlerts>;

/**
 * Creates the functions that queue alerts for the configured URLs; undefined without a queue or a secret. An alert that
 * cannot be stored is logged: the promises never reject.
 */
export function createAlerts({ db, settings, exact, queue, log }: AlertDependencies) {
  const { alertUrl, alertRemoteUrls, alertSecret: secret, alertPercent, publicOrigin } = settings;
  if (!queue || secret === undefined) return undefined;
  const urlFor = (remote: string, recipient: QueuedAlert['recipient']) =>
    recipient === 'all' ? alertUrl : alertRemoteUrls.get(remote);
  queue.handle(async ({ recipient, ...alert }, id) => {
    const receiver = urlFor(alert.remote, recipient);
    // An operator has removed the receiver from the settings since the alert was queued.
    if (receiver === undefined) return;
    const url = publicOrigin && `${publicOrigin}/platform?remote=${alert.remote}`;
    const shown = { text: alertChatText(alert, url), ...alert, ...(url !== undefined && { url }) };
    await deliverAlert(receiver, secret, id, JSON.stringify(shown));
  });

  const usesOf = (remote: string, version: string, type: Alert['type']) => [
    { limit: ONCE, key: type === 'error-rate' ? `${remote} ${version} threw` : `${remote} ${version}` },
  ];
  const send = async (alert: Alert) => {
    try {
      for (const recipient of ['all', 'remote'] as const) {
        if (urlFor(alert.remote, recipient) !== undefined) await queue.send({ ...alert, recipient });
      }
    } catch (error) {
      await exact.giveBack(usesOf(alert.remote, alert.version, alert.type));
      throw error;
    }
  };
  const logProblem = (error: unknown) => log.error({ err: error }, 'an alert could not be stored');

  const sendRollback = async (remote: string, failures: readonly LoadFailure[]) => {
    const last = await findLastActivation(db, remote);
    if (!last || !isRollback(last)) return;
    const version = releaseOrNull(last.from) ?? '';
    const to = releaseOrNull(last.version);
    const { reason } = last;
    // Pages that are still open can report failures after a rollback. Such failures cause no further alert.
    await exact.take(usesOf(remote, version, 'rollback'));
    const automatic = last.action === 'automatic';
    const at = last.at.toISOString();
    await send({ type: 'rollback', at, remote, version, reason, to, automatic, ...topFailuresOf(failures) });
  };

  const sendHighRate = async ({ failures, ...rate }: HighRate) => {
    const uses = usesOf(rate.remote, rate.version, rate.type);
    if ((await exact.take(uses)) > 0) return exact.giveBack(uses);
    const reason = `${rate.reason}${describeTopFailure(failures)}`;
    const limits = { limit_percent: alertPercent, minutes: settings.rollbackMinutes };
    await send({ ...rate, at: new Date().toISOString(), reason, ...limits, ...topFailuresOf(failures) });
  };

  return {
    /** Sends an alert about the remote's last rollback. `failures`: reasons of an automatic rollback. */
    rolledBack: async (remote: string, failures: readonly LoadFailure[] = []) =>
      sendRollback(remote, failures).catch(logProblem),
    rateTooHigh: async (rate: HighRate) => sendHighRate(rate).catch(logProblem),
  };
}
