import { decideAttempt } from './attempts';

const NOW = Date.UTC(2026, 0, 1);
const secondsAgo = (seconds: number, reason: string | null = null) => ({ at: new Date(NOW - seconds * 1000), reason });
const stopped = (seconds: number) => secondsAgo(seconds, 'it took more than 10 s of processor time');

test.each([
  ['now', 'nothing is known', []],
  ['now', 'another server is rendering', [secondsAgo(1)]],
  ['now', 'it was stopped once', [stopped(1)]],
  ['now', 'a server ended once while rendering', [secondsAgo(600)]],
  ['later', 'two attempts run, or ended with their server a moment ago', [secondsAgo(1), secondsAgo(20)]],
  ['later', 'it was stopped once and an attempt runs', [stopped(600), secondsAgo(1)]],
  ['never', 'it was stopped twice', [stopped(600), stopped(1)]],
  ['never', 'two servers ended while rendering', [secondsAgo(121), secondsAgo(180)]],
  [
    'never',
    'it was stopped and a server ended while rendering, whatever runs',
    [stopped(9), secondsAgo(180), secondsAgo(1)],
  ],
] as const)('a release is prerendered %s: %s', (decision, _why, attempts) => {
  expect(decideAttempt(attempts, NOW)).toBe(decision);
});
