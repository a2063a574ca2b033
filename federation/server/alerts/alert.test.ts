import { alertChatText, isWebhookSecret, signatureHeaders } from './alert';

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
