import { carriesCardDebt, type CardUse } from './find-own-figures';

const card = (changes: Partial<CardUse>): CardUse => ({
  balanceCents: 120_000,
  payments: 3,
  paidCents: 380_000,
  chargedInterest: false,
  ...changes,
});

it.each<[string, CardUse[], boolean | undefined]>([
  ['no card is linked', [], undefined],
  ['a card owes nothing', [card({ balanceCents: 0, payments: 0, paidCents: 0 })], false],
  ['a card has a credit', [card({ balanceCents: -500 })], false],
  ['a card is paid in full each month', [card({})], false],
  ['a card charges interest', [card({ chargedInterest: true })], true],
  ['a card was paid once', [card({ payments: 1 })], true],
  ['less was paid than is owed', [card({ paidCents: 9_000 })], true],
  ['a balance is unknown', [card({ balanceCents: null }), card({})], undefined],
  ['one of two carries a debt', [card({ balanceCents: null }), card({ chargedInterest: true })], true],
])('a user carries card debt or not: %s', (_name, cards, carries) => {
  expect(carriesCardDebt(cards)).toBe(carries);
});
