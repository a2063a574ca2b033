import { decideIdleStep } from './next-step';

const MINUTE = 60_000;
const at = (minutes: number, activeAt = 0) =>
  decideIdleStep({ now: minutes * MINUTE, usedAt: 0, activeAt: activeAt * MINUTE, minutes: 30 });

test.each([0, 10, 26.9])(
  'no step is due %d minutes after the last request if the idle time is 30 minutes',
  (minutes) => {
    expect(at(minutes, minutes)).toEqual({ type: 'rest' });
  },
);

test('the warning starts three minutes before the idle time ends, and names an end one minute early', () => {
  expect(at(27)).toEqual({ type: 'warn', endsAt: 29 * MINUTE });
  expect(at(30)).toEqual({ type: 'warn', endsAt: 29 * MINUTE });
});

test('a user active since the last request gets no warning, and the session is extended by a request', () => {
  expect(at(27, 5)).toEqual({ type: 'send' });
});

test('no request is sent around the end of the idle time, as it could extend an unattended session', () => {
  expect(at(29.5, 5).type).toBe('warn');
  expect(at(30.1, 5).type).toBe('warn');
  expect(at(30.2).type).toBe('send');
});

test('the warning for a short idle time starts half the idle time before the earliest end', () => {
  const step = (seconds: number) => decideIdleStep({ now: seconds * 1000, usedAt: 0, activeAt: 0, minutes: 1 }).type;
  expect([23, 24, 40].map(step)).toEqual(['rest', 'warn', 'warn']);
});
