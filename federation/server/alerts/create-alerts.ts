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

interface AlertDependencies {
  readonly db: Database;
  readonly settings: AlertSettings & RollbackLimits;
  readonly exact: ExactLimits;
  readonly queue: AlertQueue;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

interface Found {
  readonly alert: Alert;
  /** Whether it used up the hour's one alert about its release. */
  readonly isCounted: boolean;
}

const nothing: Alerts = { rolledBack: async () => undefined, checkRate: async () => undefined };

/** Alerts to the URL of the settings; without one nothing is sent or stored. An alert that cannot be kept is logged. */
export function createAlerts({ db, settings, exact, queue, log }: AlertDependencies): Alerts {
  const { alertUrl: url, alertSecret: secret, alertPercent } = settings;
  if (url === undefined || secret === undefined) return nothing;
  queue.handle(async (alert, id) => deliverAlert({ url, secret }, alert, id));

  const usesOf = (remote: string, version: string) => [{ limit: ONCE, key: `${remote} ${version}` }];
  /** A refusal does not count: once the first one is given back, the next one is within the limit. */
  const isFirst = async (remote: string, version: string): Promise<boolean> => {
    const uses = usesOf(remote, version);
    const isWithin = (await exact.take(uses)) === 0;
    if (!isWithin) await exact.giveBack(uses);
    return isWithin;
  };

  const rollbackOf = async (remote: string): Promise<Found | undefined> => {
    const rollback = await lastRollback(db, remote);
    if (!rollback) return undefined;
    const { from, to, action, reason, at } = rollback;
    // Open pages continue failing for a while: that is no news.
    const isCounted = from !== null && (await isFirst(remote, from));
    const automatic = action === 'automatic';
    return { alert: { type: 'rollback', at, remote, version: from ?? '', reason, to, automatic }, isCounted };
  };

  const highRateOf = async (remote: string, version: string, tally: Tally): Promise<Found | undefined> => {
    const reason = rollbackReason(tally, { ...settings, rollbackPercent: alertPercent });
    if (reason === undefined || !(await isFirst(remote, version))) return undefined;
    const limits = { limit_percent: alertPercent, minutes: settings.rollbackMinutes };
    const at = new Date().toISOString();
    return { alert: { type: 'failure-rate', at, remote, version, reason, ...tally, ...limits }, isCounted: true };
  };

  const queued = async ({ alert, isCounted }: Found) => {
    try {
      await queue.send(alert);
    } catch (error) {
      if (isCounted) await exact.giveBack(usesOf(alert.remote, alert.version));
      throw error;
    }
  };
  const send = async (find: Promise<Found | undefined>) => {
    try {
      const found = await find;
      if (found) await queued(found);
    } catch (error) {
      log.error({ err: error }, 'an alert could not be kept');
    }
  };
  return {
    rolledBack: async (remote) => send(rollbackOf(remote)),
    checkRate: async (remote, version, tally) => send(highRateOf(remote, version, tally)),
  };
}
