import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { loadFailure, type LoadFailure } from '../../contract';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import { describeTopFailure } from '../load-reports/figures';
import type { RollbackLimits } from '../load-reports/rollback-decision';
import { lastRollback } from '../registry/routes';
import {
  alertChatText,
  deliverAlert,
  type Alert,
  type AlertQueue,
  type FailureRateAlert,
  type QueuedAlert,
} from './alert';
import type { AlertSettings } from './alert-settings';

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

/** Functions that notify operators and teams. An alert that cannot be stored is logged: the promises never reject. */
export interface Alerts {
  /** Sends an alert about the remote's last rollback. `failures`: reasons of an automatic rollback. */
  readonly rolledBack: (remote: string, failures?: readonly LoadFailure[]) => Promise<void>;
  readonly rateTooHigh: (rate: HighRate) => Promise<void>;
}

/** Creates the functions that queue alerts for the configured URLs. Without a queue or a secret, they do nothing. */
export function createAlerts({ db, settings, exact, queue, log }: AlertDependencies): Alerts {
  const { alertUrl, alertRemoteUrls, alertSecret: secret, alertPercent, publicOrigin } = settings;
  if (!queue || secret === undefined) {
    return { rolledBack: async () => undefined, rateTooHigh: async () => undefined };
  }
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
    const rollback = await lastRollback(db, remote);
    if (!rollback) return;
    const { from, to, action, reason, at } = rollback;
    const version = from ?? '';
    // Pages that are still open can report failures after a rollback. Such failures cause no further alert.
    await exact.take(usesOf(remote, version, 'rollback'));
    const automatic = action === 'automatic';
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
    rolledBack: async (remote, failures = []) => sendRollback(remote, failures).catch(logProblem),
    rateTooHigh: async (rate) => sendHighRate(rate).catch(logProblem),
  };
}
