import { chatText } from './deliver';

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

test('a rollback is one line with a link, without mentions @g-chat-alerts', () => {
  expect(chatText(rollback, url)).toBe(
    `mfe-quiz 1.5.0 was rolled back to 1.4.0: Totals &lt; 0 &amp; &lt;!channel&gt; <${url}|Releases and figures>`,
  );
  expect(chatText({ ...rollback, automatic: true, to: null, reason: 'R.' }, undefined)).toBe(
    'mfe-quiz 1.5.0 was rolled back automatically to the build next to the server, or nothing: R.',
  );
});

test('so is a failure rate', () => {
  const rate = { type: 'failure-rate', pages: 45, failed: 5, limit_percent: 10, minutes: 10 } as const;
  const { at, remote, version } = rollback;
  expect(chatText({ ...rate, at, remote, version, reason: 'Five failed.' }, url)).toBe(
    `mfe-quiz 1.5.0: Five failed. <${url}|Releases and figures>`,
  );
});
