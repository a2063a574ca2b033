import type { PayRhythm, RecurringBill } from '@verdant/shared/contract';
import { calculateMoneyCycle, type CycleInput } from '../cycle';
import type { EverydayMoney } from '../everyday';
import type { FoundBill, RecurringPayments, RecurringEntry } from '../found';
import { scheduleFrom } from '../schedule';

export const NOTHING_FOUND: RecurringPayments = { firstOn: null, pays: [], bills: [] };

export const entry = (date: string, amountCents: number, changes: Partial<RecurringEntry> = {}): RecurringEntry => ({
  accountId: 'a',
  date,
  amountCents,
  merchantKey: 'netflix com',
  description: 'NETFLIX.COM',
  category: 'entertainment',
  flag: null,
  ...changes,
});
export const monthlyDebits = (months: readonly number[], cents: number, changes: Partial<RecurringEntry> = {}) =>
  months.map((month) => entry(`2026-${String(month).padStart(2, '0')}-10`, 0 - cents, changes));

export const correctedPay = (rhythm: PayRhythm, next_pay_on: string, amount_cents: number | null = null) => ({
  rhythm,
  next_pay_on,
  amount_cents,
  said_on: '',
});

export const recurringBill = (changes: Partial<RecurringBill> = {}): RecurringBill => ({
  key: 'gym',
  label: 'Gym',
  category: 'health',
  amount_cents: 12_000,
  is_estimate: false,
  rhythm: 'monthly',
  next_on: '2026-12-01',
  account_id: null,
  last_on: '2026-11-01',
  last_amount_cents: 12_000,
  previous_amount_cents: null,
  is_missing: false,
  status: 'found',
  own: {},
  ...changes,
});

/** Returns a monthly subscription that is charged to the card `c`. */
export const cardBill = (lastOn: string, cents: number): FoundBill => ({
  key: 'stream',
  label: 'Stream',
  category: 'entertainment',
  rhythm: 'monthly',
  schedule: scheduleFrom('monthly', lastOn, 'none'),
  lastOn,
  lastCents: cents,
  expectedCents: cents,
  previousCents: null,
  isEstimate: false,
  accountId: 'c',
});

export const exampleEverydayBalance = (
  cents: number | null,
  asOf: string,
  changes: Partial<EverydayMoney> = {},
): EverydayMoney => ({
  cents,
  asOf: cents === null ? null : asOf,
  coveredDay: asOf,
  renew: [],
  missing: cents === null ? 'no_everyday' : null,
  cards: [],
  cardIds: new Set(),
  ...changes,
});

export const cycleInput = (found: RecurringPayments, today: string, changes: Partial<CycleInput> = {}): CycleInput => ({
  found,
  ownPay: undefined,
  ownBills: new Map(),
  addedBills: [],
  everyday: exampleEverydayBalance(null, today),
  knowsBills: true,
  today,
  ...changes,
});
export const moneyCycleOf = (...input: Parameters<typeof cycleInput>) => calculateMoneyCycle(cycleInput(...input));
