import { isSecret, signatureHeaders } from './sign';

// The example of the Standard Webhooks specification.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';

test('the signature is the one of the specification @g-rollback-webhook', () => {
  const headers = signatureHeaders(SECRET, {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_999),
    body,
  });
  expect(headers).toEqual({
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
])('%s is a secret: %s', (text, expected) => expect(isSecret(text)).toBe(expected));
