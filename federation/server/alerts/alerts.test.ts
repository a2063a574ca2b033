import { drizzle } from 'drizzle-orm/node-postgres';
import { createLimits } from '../limits';
import { isWebhookSecret } from './alert-settings';
import { alertChatText, createAlerts, signatureHeaders, type QueuedAlert } from './alerts';

const rollback = {
  type: 'rollback',
  at: '2026-03-05T12:00:00.000Z',
  remote: 'mfe-quiz',
  version: '1.5.0',
  to: '1.4.0',
  automatic: false,
  reason: 'Totals < 0 & <!channel>',
} as const;
const url = 'https://product.example/platform?remote=mfe-quiz';

test('the chat message of a rollback is one line with a link, without mentions @g-chat-alerts', () => {
  expect(alertChatText(rollback, url)).toBe(
    `mfe-quiz 1.5.0 was rolled back to 1.4.0: Totals &lt; 0 &amp; &lt;!channel&gt; <${url}|Releases and figures>`,
  );
  expect(alertChatText({ ...rollback, automatic: true, to: null, reason: 'R.' }, undefined)).toBe(
    'mfe-quiz 1.5.0 was rolled back automatically to the build next to the server, or nothing: R.',
  );
});

test('the chat message of a high failure rate is one line with a link', () => {
  const rate = { type: 'failure-rate', pages: 45, failed: 5, limit_percent: 10, minutes: 10 } as const;
  const { at, remote, version } = rollback;
  expect(alertChatText({ ...rate, at, remote, version, reason: 'Five failed.' }, url)).toBe(
    `mfe-quiz 1.5.0: Five failed. <${url}|Releases and figures>`,
  );
});

// The example of the Standard Webhooks specification.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';

test('the signature headers of a webhook equal the example of the Standard Webhooks specification @g-rollback-webhook', () => {
  const sentAt = new Date(1_614_265_330_999);
  expect(signatureHeaders(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt, body)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([
  [SECRET, true],
  ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', false],
  ['whsec_', false],
  ['whsec_c2hvcnQ=', false],
  ['whsec_not base64 at all, but long enough to be one', false],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, false],
])('the validity of the webhook secret %s is %s', (text, expected) => expect(isWebhookSecret(text)).toBe(expected));

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
  const queued: QueuedAlert[] = [];
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
  const report = async () => alerts?.rateTooHigh({ ...rate, reason: 'It did not load.', failures: [] });
  await Promise.all([report(), report(), report()]);
  expect(queued).toEqual([]);
  expect(errors).toContain('an alert could not be stored');
  isAway = false;
  await Promise.all([report(), report(), report()]);
  await report();
  expect(queued).toMatchObject([rate]);
});
