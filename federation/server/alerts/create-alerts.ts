import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import type { Alerts } from '../load-reports/alerts';
import { rollbackReason, type RollbackLimits, type Tally } from '../load-reports/rollback-decision';
import { lastRollback } from '../registry';
import type { Alert, AlertQueue } from './alert';
import type { AlertSettings } from './alert-settings';
import { deliverAlert } from './deliver';

/** One alert about the failure rate of a release in this time, of all servers together. */
const ONCE = { name: 'alerts', max: 1, windowMs: 60 * 60 * 1000 };

interface Parts {
  readonly db: Database;
  readonly settings: AlertSettings & RollbackLimits;
  readonly exact: ExactLimits;
  readonly queue: AlertQueue;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const nothing: Alerts = { rolledBack: async () => undefined, checkRate: async () => undefined };

/** Alerts to the URL of the settings; without one nothing is sent or stored. An alert that cannot be kept is logged. */
export function createAlerts({ db, settings, exact, queue, log }: Parts): Alerts {
  const { alertUrl: url, alertSecret: secret, alertPercent } = settings;
  if (url === undefined || secret === undefined) return nothing;
  queue.handle(async (alert, id) => deliverAlert({ url, secret }, alert, id));

  const isFirst = async (remote: string, version: string) =>
    (await exact.take([{ limit: ONCE, key: `${remote} ${version}` }])) === 0;

  const rollbackOf = async (remote: string): Promise<Alert | undefined> => {
    const rollback = await lastRollback(db, remote);
    if (!rollback) return undefined;
    const { from, to, action, reason, at } = rollback;
    // Open pages go on failing for a while: that is no news.
    if (from !== null) await isFirst(remote, from);
    return { type: 'rollback', at, remote, version: from ?? '', reason, to, automatic: action === 'automatic' };
  };

  const highRateOf = async (remote: string, version: string, tally: Tally): Promise<Alert | undefined> => {
    const reason = rollbackReason(tally, { ...settings, rollbackPercent: alertPercent });
    if (reason === undefined || !(await isFirst(remote, version))) return undefined;
    const limits = { limit_percent: alertPercent, minutes: settings.rollbackMinutes };
    return { type: 'failure-rate', at: new Date().toISOString(), remote, version, reason, ...tally, ...limits };
  };

  const send = async (find: Promise<Alert | undefined>) => {
    try {
      const alert = await find;
      if (alert) await queue.send(alert);
    } catch (error) {
      log.error({ err: error }, 'an alert could not be kept');
    }
  };
  return {
    rolledBack: async (remote) => send(rollbackOf(remote)),
    checkRate: async (remote, version, tally) => send(highRateOf(remote, version, tally)),
  };
}
