import { nextStep } from './next-step';

const MINUTE = 60_000;
const at = (minutes: number, activeAt = 0) =>
  nextStep({ now: minutes * MINUTE, usedAt: 0, activeAt: activeAt * MINUTE, minutes: 30 });

test.each([0, 10, 26.9])('%d of 30 minutes without a request need nothing', (minutes) => {
  expect(at(minutes, minutes)).toEqual({ type: 'rest' });
});

test('the warning comes two minutes before the earliest end, which is a minute before the last', () => {
  expect(at(27)).toEqual({ type: 'warn', endsAt: 29 * MINUTE });
  expect(at(30)).toEqual({ type: 'warn', endsAt: 29 * MINUTE });
});

test('a user who pressed something since the last request is not asked', () => {
  expect(at(27, 5)).toEqual({ type: 'send' });
});

test('no request is sent between the end and the moment when it is over for sure: it would extend an unattended session', () => {
  expect(at(29.5, 5).type).toBe('warn');
  expect(at(30.1, 5).type).toBe('warn');
  expect(at(30.2).type).toBe('send');
});

test('a short idle time is warned of after half of it', () => {
  const step = (seconds: number) => nextStep({ now: seconds * 1000, usedAt: 0, activeAt: 0, minutes: 1 }).type;
  expect([23, 24, 40].map(step)).toEqual(['rest', 'warn', 'warn']);
});
