import { upcomingCardPaymentOf, type CardState } from './card-due';

const paid = (...payments: readonly [on: string, dollars: number][]) =>
  payments.map(([on, dollars]) => ({ on, cents: dollars * 100 }));
const inFull = paid(['2026-11-01', 812], ['2026-10-01', 640], ['2026-09-01', 905]);
const inPart = paid(['2026-11-16', 150], ['2026-10-16', 150], ['2026-09-16', 150]);

test.each<[name: string, card: Partial<CardState>, expected: object]>([
  ['a card without debt', { owedCents: 0, payments: inFull }, { on: '2026-12-01', cents: 0 }],
  ['a card that is paid in full on the 1st', { payments: inFull }, { on: '2026-12-01', cents: 79_578 }],
  ['a card that is paid in part', { owedCents: 900_000, payments: inPart }, { on: '2026-12-16', cents: 15_000 }],
  [
    'a card with a minimum payment above the usual payment',
    { owedCents: 900_000, payments: inPart, minimumDueCents: 18_000 },
    { on: '2026-12-16', cents: 18_000 },
  ],
  ['a debt below the usual payment', { owedCents: 4_000, payments: inPart }, { on: '2026-12-16', cents: 4_000 }],
  [
    'a card whose due date is stated by the bank',
    { dueOn: '2026-12-09', payments: inFull, owedCents: 60_000 },
    { on: '2026-12-09', cents: 60_000 },
  ],
  [
    'a card whose current statement is already paid',
    { dueOn: '2026-12-02', payments: paid(['2026-11-20', 500], ['2026-10-21', 480]), owedCents: 12_000 },
    { on: '2027-01-02', cents: 12_000 },
  ],
  [
    'a card that was never paid, with a due date and minimum payment stated by the bank',
    { dueOn: '2026-12-09', minimumDueCents: 2_500 },
    { on: '2026-12-09', cents: 2_500 },
  ],
  [
    'a card that is paid each week',
    { payments: paid(['2026-11-26', 90], ['2026-11-19', 120], ['2026-11-12', 80]), owedCents: 6_000 },
    { on: '2026-12-03', cents: 6_000 },
  ],
  ['a card that was never paid', {}, { on: null, cents: 79_578 }],
  ['a card that has not been paid for months', { payments: paid(['2026-08-01', 700]) }, { on: null }],
  ['a card with an unknown balance', { owedCents: null, payments: inFull }, { on: '2026-12-01', cents: null }],
])('the next card payment is predicted with day and amount, as far as known, for %s', (_name, card, expected) => {
  const state = { accountId: 'c', name: 'Card', owedCents: 79_578, dueOn: null, minimumDueCents: null, payments: [] };
  expect(upcomingCardPaymentOf({ ...state, ...card }, '2026-11-28')).toMatchObject(expected);
});
