import { decideIdleStep } from './next-step';

const MINUTE = 60_000;
const at = (minutes: number, activeAt = 0) =>
  decideIdleStep({ now: minutes * MINUTE, usedAt: 0, activeAt: activeAt * MINUTE, minutes: 30 });

const warning = { type: 'warn', endsAt: 29 * MINUTE };

test.each([
  ['no step', 26.9, 26, { type: 'rest' }],
  ['a warning with an end one minute early', 27, 0, warning],
  ['a request that extends the session of an active user', 27, 5, { type: 'send' }],
  ['no request around the end, which could extend an unattended session', 29.5, 5, warning],
  ['no request around the end, which could extend an unattended session', 30.1, 5, warning],
  ['a request that signs out', 30.2, 0, { type: 'send' }],
])(
  'an idle limit of 30 minutes leads to %s at minute %d if the last activity was at minute %d',
  (_step, now, activeAt, step) => {
    expect(at(now, activeAt)).toEqual(step);
  },
);

test('an idle limit of one minute leads to a warning 30 seconds before the earliest possible end of the session', () => {
  const step = (seconds: number) => decideIdleStep({ now: seconds * 1000, usedAt: 0, activeAt: 0, minutes: 1 }).type;
  expect([23, 24, 40].map(step)).toEqual(['rest', 'warn', 'warn']);
});
