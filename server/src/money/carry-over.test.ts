import { findSuccessor } from './carry-over';

const deleted = {
  date: '2026-11-20',
  amountCents: -1_450,
  description: 'PENDING KURILPA COFFEE',
  ownCategory: null,
  note: 'Team',
  split: null,
  tags: null,
};
const row = (providerId: string, changes: object = {}) => ({
  providerId,
  date: '2026-11-21',
  amountCents: -1_450,
  description: 'KURILPA COFFEE BRISBANE',
  ...changes,
});

test.each([
  ['the nearest of the same amount and words', [row('far', { date: '2026-11-23' }), row('near')], 'near'],
  ['none of another amount', [row('other', { amountCents: -1_500 })], undefined],
  ['none more than three days away', [row('late', { date: '2026-11-24' })], undefined],
  ['none with other words', [row('other', { description: 'WATTLE GROCER' })], undefined],
])('a deleted pending transaction is followed by %s', (_case, rows, providerId) => {
  expect(findSuccessor(deleted, rows)?.providerId).toBe(providerId);
});
