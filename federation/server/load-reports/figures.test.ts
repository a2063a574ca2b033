import { healthWindowOf } from './figures';

test.each([
  ['24h', '2026-03-04T15:00:00.000Z', '2026-03-05T15:00:00.000Z', 1],
  ['7d', '2026-02-26T18:00:00.000Z', '2026-03-05T18:00:00.000Z', 6],
] as const)('the time window %s ends with the current step of one or six hours', (range, from, to, stepHours) => {
  const now = new Date('2026-03-05T14:20:00Z');
  expect(healthWindowOf(range, now)).toEqual({ range, from: new Date(from), to: new Date(to), stepHours });
});

test('the first millisecond of a step belongs to that step', () => {
  expect(healthWindowOf('24h', new Date('2026-03-05T14:00:00.000Z')).to).toEqual(new Date('2026-03-05T15:00:00Z'));
});
