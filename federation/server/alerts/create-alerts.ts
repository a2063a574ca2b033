import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import type { Alerts } from '../load-reports/alerts';
import { rollbackReason, type RollbackLimits, type Tally } from '../load-reports/rollback-decision';
import { lastRollback } from '../registry';
import type { Alert, AlertQueue, QueuedAlert } from './alert';
import type { AlertSettings } from './alert-settings';
import { chatText } from './chat-text';
import { deliverAlert } from './deliver';
import { findCause } from './find-cause';

/** One alert about the failure rate of a release in this time, of all servers together. */
const ONCE = { name: 'alerts', max: 1, windowMs: 60 * 60 * 1000 };

interface AlertDependencies {
  readonly db: Database;
  readonly settings: AlertSettings & RollbackLimits & { readonly publicOrigin: string | undefined };
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

/** Alerts to the URLs of the settings; without one nothing is sent or stored. An alert that cannot be kept is logged. */
export function createAlerts({ db, settings, exact, queue, log }: AlertDependencies): Alerts {
  const { alertUrl, alertRemoteUrls, alertSecret: secret, alertPercent, publicOrigin } = settings;
  if (secret === undefined) return nothing;
  const urlFor = (remote: string, recipient: QueuedAlert['recipient']) =>
    recipient === 'all' ? alertUrl : alertRemoteUrls.get(remote);
  queue.handle(async ({ recipient, ...alert }, id) => {
    const receiver = urlFor(alert.remote, recipient);
    // An operator has taken it from the settings meanwhile.
    if (receiver === undefined) return;
    const url = publicOrigin && `${publicOrigin}/platform?remote=${alert.remote}`;
    const cause = await findCause(db, alert, settings.rollbackMinutes);
    const shown = { text: chatText(alert, cause, url), ...alert, ...(url !== undefined && { url }) };
    await deliverAlert({ url: receiver, secret }, shown, id);
  });

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
      for (const recipient of ['all', 'remote'] as const) {
        if (urlFor(alert.remote, recipient) !== undefined) await queue.send({ ...alert, recipient });
      }
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
