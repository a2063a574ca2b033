import { findSuccessor } from './save-bank-connection';

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
  ['is the nearest one with the same amount and words', [row('far', { date: '2026-11-23' }), row('near')], 'near'],
  ['cannot have another amount', [row('other', { amountCents: -1_500 })], undefined],
  ['cannot be more than three days away', [row('late', { date: '2026-11-24' })], undefined],
  ['cannot have other words', [row('other', { description: 'WATTLE GROCER' })], undefined],
])('the transaction that replaces a deleted pending transaction %s', (_case, rows, providerId) => {
  expect(findSuccessor(deleted, rows)?.providerId).toBe(providerId);
});
