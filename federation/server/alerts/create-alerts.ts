import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import { describeFailures } from '../load-reports/failures';
import type { Alerts, RollbackEvidence } from '../load-reports/judge';
import type { RollbackLimits } from '../load-reports/rollback-decision';
import { lastRollback } from '../registry';
import type { Alert, AlertQueue, QueuedAlert } from './alert';
import type { AlertSettings } from './alert-settings';
import { chatText, deliverAlert } from './deliver';

/** Limit of alerts, counted over all servers: one alert about failures and one about errors per release and hour. */
const ONCE = { name: 'alerts', max: 1, windowMs: 60 * 60 * 1000 };

interface AlertDependencies {
  readonly db: Database;
  readonly settings: AlertSettings & RollbackLimits & { readonly publicOrigin: string | undefined };
  readonly exact: ExactLimits;
  readonly queue: AlertQueue;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Maximum number of failures in an alert. `/platform` shows all failures. */
const MAX_FAILURES = 3;

const namedIn = (failures: readonly LoadFailure[]) => {
  if (failures.length === 0) return {};
  return {
    failures: failures
      .slice(0, MAX_FAILURES)
      .map(({ version, stage, reason, finding, chunk, status, browsers, count }) => ({
        version,
        stage,
        reason,
        finding,
        chunk,
        status,
        browsers,
        count,
      })),
  };
};

interface Found {
  readonly alert: Alert;
  readonly isCounted: boolean;
}

const nothing: Alerts = {
  rolledBack: async () => undefined,
  checkRate: async () => undefined,
  checkThrows: async () => undefined,
};

/**
 * Creates the functions that queue alerts for the configured URLs; the functions do nothing if no secret is set. An alert
 * that cannot be stored is logged.
 */
export function createAlerts({ db, settings, exact, queue, log }: AlertDependencies): Alerts {
  const { alertUrl, alertRemoteUrls, alertSecret: secret, alertPercent, publicOrigin } = settings;
  if (secret === undefined) return nothing;
  const urlFor = (remote: string, recipient: QueuedAlert['recipient']) =>
    recipient === 'all' ? alertUrl : alertRemoteUrls.get(remote);
  queue.handle(async ({ recipient, ...alert }, id) => {
    const receiver = urlFor(alert.remote, recipient);
    // An operator has removed the receiver from the settings since the alert was queued.
    if (receiver === undefined) return;
    const url = publicOrigin && `${publicOrigin}/platform?remote=${alert.remote}`;
    const shown = { text: chatText(alert, url), ...alert, ...(url !== undefined && { url }) };
    await deliverAlert({ url: receiver, secret }, shown, id);
  });

  const usesOf = (remote: string, version: string, type: Alert['type']) => [
    { limit: ONCE, key: type === 'error-rate' ? `${remote} ${version} threw` : `${remote} ${version}` },
  ];
  const isFirst = async (remote: string, version: string, type: Alert['type']): Promise<boolean> => {
    const uses = usesOf(remote, version, type);
    const isWithin = (await exact.take(uses)) === 0;
    if (!isWithin) await exact.giveBack(uses);
    return isWithin;
  };

  const rollbackOf = async (remote: string, failures: readonly LoadFailure[]): Promise<Found | undefined> => {
    const rollback = await lastRollback(db, remote);
    if (!rollback) return undefined;
    const { from, to, action, reason, at } = rollback;
    // Pages that are still open can report failures after a rollback. Such failures cause no further alert.
    const isCounted = from !== null && (await isFirst(remote, from, 'rollback'));
    const automatic = action === 'automatic';
    const what = { at, remote, version: from ?? '', reason, to, automatic, ...namedIn(failures) };
    return { alert: { type: 'rollback', ...what }, isCounted };
  };

  const highRateOf = async (
    type: 'failure-rate' | 'error-rate',
    remote: string,
    version: string,
    finding: RollbackEvidence,
  ): Promise<Found | undefined> => {
    const found = finding.reasonFrom(alertPercent);
    if (found === undefined || !(await isFirst(remote, version, type))) return undefined;
    const failures = await finding.findFailures();
    const reason = `${found}${describeFailures(failures)}`;
    const limits = { limit_percent: alertPercent, minutes: settings.rollbackMinutes };
    const at = new Date().toISOString();
    const what = { at, remote, version, reason, ...finding.tally, ...limits, ...namedIn(failures) };
    return { alert: { type, ...what }, isCounted: true };
  };

  const queued = async ({ alert, isCounted }: Found) => {
    try {
      for (const recipient of ['all', 'remote'] as const) {
        if (urlFor(alert.remote, recipient) !== undefined) await queue.send({ ...alert, recipient });
      }
    } catch (error) {
      if (isCounted) await exact.giveBack(usesOf(alert.remote, alert.version, alert.type));
      throw error;
    }
  };
  const send = async (find: Promise<Found | undefined>) => {
    try {
      const found = await find;
      if (found) await queued(found);
    } catch (error) {
      log.error({ err: error }, 'an alert could not be stored');
    }
  };
  return {
    rolledBack: async (remote, failures = []) => send(rollbackOf(remote, failures)),
    checkRate: async (remote, version, finding) => send(highRateOf('failure-rate', remote, version, finding)),
    checkThrows: async (remote, version, finding) => send(highRateOf('error-rate', remote, version, finding)),
  };
}

/** Creates a queue that sends each alert once from this server, and logs a failure. */
export function inProcessQueue(log: Pick<FastifyBaseLogger, 'error'>): AlertQueue {
  let deliver: Parameters<AlertQueue['handle']>[0] = async () => undefined;
  return {
    handle: (handler) => {
      deliver = handler;
    },
    send: async (alert) => {
      deliver(alert, randomUUID()).catch((error: unknown) => log.error({ err: error }, 'an alert was not delivered'));
    },
  };
}
