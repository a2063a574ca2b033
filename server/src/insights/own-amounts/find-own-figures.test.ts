import { carriesCardDebt, type CardDebtUse } from './find-own-figures';

const card = (changes: Partial<CardDebtUse>): CardDebtUse => ({
  balanceCents: 120_000,
  payments: 3,
  paidCents: 380_000,
  chargedInterest: false,
  ...changes,
});

it.each<[string, CardDebtUse[], boolean | undefined]>([
  ['no card is linked', [], undefined],
  ['nothing is owed on a card', [card({ balanceCents: 0, payments: 0, paidCents: 0 })], false],
  ['a card has a credit balance', [card({ balanceCents: -500 })], false],
  ['a card is paid in full each month', [card({})], false],
  ['a card charges interest', [card({ chargedInterest: true })], true],
  ['a card was paid only once', [card({ payments: 1 })], true],
  ['less was paid than is owed', [card({ paidCents: 9_000 })], true],
  ['the balance of one of two cards is unknown', [card({ balanceCents: null }), card({})], undefined],
  [
    'one card charges interest and the balance of another is unknown',
    [card({ balanceCents: null }), card({ chargedInterest: true })],
    true,
  ],
])('determines whether a user carries card debt if %s', (_name, cards, carries) => {
  expect(carriesCardDebt(cards)).toBe(carries);
});
