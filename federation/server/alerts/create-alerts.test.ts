import { drizzle } from 'drizzle-orm/node-postgres';
import { createLimits } from '../limits';
import type { Alert } from './alert';
import { createAlerts } from './create-alerts';

const settings = {
  alertUrl: 'https://alerts.example',
  alertRemoteUrls: new Map<string, string>(),
  publicOrigin: undefined,
  alertSecret: 'whsec_none',
  alertPercent: 10,
  rollbackPercent: 20,
  rollbackLoads: 20,
  rollbackPages: 5,
  rollbackMinutes: 10,
};

test('an alert that cannot be queued does not count towards the limit of one alert per hour', async () => {
  const queued: Alert[] = [];
  let isAway = true;
  const errors: unknown[] = [];
  const alerts = createAlerts({
    db: drizzle('postgres://127.0.0.1:1/none'),
    settings,
    exact: createLimits().exact,
    queue: {
      handle: () => undefined,
      send: async (alert) => {
        if (isAway) throw new Error('the queue is away');
        queued.push(alert);
      },
    },
    log: { error: (...message: unknown[]) => void errors.push(message[1]) },
  });
  const rate = { type: 'failure-rate', remote: 'mfe-offer', version: '1.0.0', pages: 40, failed: 6 } as const;
  const report = async () => alerts.rateTooHigh({ ...rate, reason: 'It did not load.', failures: [] });
  await Promise.all([report(), report(), report()]);
  expect(queued).toEqual([]);
  expect(errors).toContain('an alert could not be stored');
  isAway = false;
  await Promise.all([report(), report(), report()]);
  await report();
  expect(queued).toMatchObject([rate]);
});
