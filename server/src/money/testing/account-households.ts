import type { Household, HouseholdKit } from './household-kit';

export function accountHouseholds({
  account,
  card,
  monthly,
  pay,
  groceries,
  own,
  one,
  plus,
  daysAgo,
}: HouseholdKit): Household[] {
  const newGroceries = groceries(2, { to: 44 });
  const left = { amount: 150 * newGroceries.length, currency: 'AUD' };
  return [
    one('control', {}),
    one('FAILED direct debit, SCHEDULED rent', {
      lines: plus(
        monthly(1, -400, 'DIRECT DEBIT ANYTIME FITNESS', { truth: 'void', on: 12, status: 'FAILED' }),
        monthly(1, -1000, 'RAY WHITE RENT', { truth: 'void', on: 18, status: 'SCHEDULED' }),
      ),
    }),
    one('CLEARED entries', { lines: [...pay(1, { status: 'CLEARED' }), ...groceries(1, { status: 'CLEARED' })] }),
    one('joint account, both logins linked', {
      connections: [77, 88],
      accounts: [
        account(1, { associatedProviderAccountId: [88] }),
        account(2, { providerAccountId: 88, accountNumber: '062000123401', accountName: 'Joint' }),
      ],
      lines: [...plus(), ...[...pay(2), ...groceries(2)].map((line) => ({ ...line, truth: 'void' as const }))],
    }),
    one('card with 90 days of history beside a year of bank', {
      accounts: [account(1), card(2)],
      lines: plus(
        monthly(2, -2000, 'KMART 1044 BROADWAY', { on: 9, to: 100 }),
        monthly(2, -20, 'SPOTIFY', { truth: 'spent', on: 1, to: 100 }),
        monthly(1, -2020, 'BPAY REAL BANK CARD', { ...own, on: 22, category: 'Credit Card Payments' }),
        monthly(2, 2020, 'PAYMENT RECEIVED THANK YOU', { ...own, on: 22, to: 100 }),
      ),
      truth: { spent: 3020, months: -1 },
    }),
    one('bank silent towards the aggregator for 40 days', {
      accounts: [account(1, { lastUpdated: `${daysAgo(40)}T03:00:00Z` })],
      lines: [...pay(1, { from: 40 }), ...groceries(1, { from: 40 })],
      truth: { isStale: true, covered: null, months: -1 },
    }),
    one('overdrawn by 500, limit 2,000', {
      accounts: [
        account(1, {
          balance: { amount: 1500, currency: 'AUD' },
          availableBalance: { amount: 1500, currency: 'AUD' },
          currentBalance: { amount: -500, currency: 'AUD' },
          overDraftLimit: { amount: 2000, currency: 'AUD' },
        }),
      ],
      truth: { net: -500, covered: 0 },
    }),
    one('an overdraft of which the available balance alone is known', {
      accounts: [
        account(1, {
          balance: { amount: 1500, currency: 'AUD' },
          currentBalance: undefined,
          overDraftLimit: { amount: 2000, currency: 'AUD' },
        }),
      ],
      truth: { net: null, covered: null },
    }),
    one('account TO_BE_CLOSED, stale 8,000', {
      accounts: [
        account(1),
        account(2, {
          accountType: 'SAVINGS',
          accountStatus: 'TO_BE_CLOSED',
          balance: { amount: 8000, currency: 'AUD' },
          currentBalance: { amount: 8000, currency: 'AUD' },
          lastUpdated: `${daysAgo(60)}T03:00:00Z`,
        }),
      ],
      truth: { covered: 3 },
    }),
    one('account that the user took out (INACTIVE), and one that does not count', {
      accounts: [
        account(1),
        account(2, { accountStatus: 'INACTIVE' }),
        account(3, { includeInNetWorth: false, accountType: 'SAVINGS' }),
      ],
      lines: plus(monthly(2, -300, 'KMART', { truth: 'void' })),
    }),
    one('one record without baseType', {
      lines: plus(monthly(1, -50, 'KMART', { truth: 'void', baseType: undefined }).slice(0, 1)),
      truth: { skipped: 1 },
    }),
    one('an account in US dollars', {
      accounts: [
        account(1),
        account(2, { balance: { amount: 900, currency: 'USD' }, currentBalance: { amount: 900, currency: 'USD' } }),
      ],
      lines: plus(monthly(2, -70, 'AMAZON US', { truth: 'void', amount: { amount: 70, currency: 'USD' } })),
    }),
    one('term deposit', {
      accounts: [
        account(1),
        account(2, {
          accountType: 'CD',
          balance: { amount: 40_000, currency: 'AUD' },
          currentBalance: { amount: 40_000, currency: 'AUD' },
        }),
      ],
      truth: { net: 43_000, covered: 3 },
    }),
    one('a new savings account, opened with own money two months ago', {
      accounts: [account(1), account(2, { accountType: 'SAVINGS' })],
      lines: plus(
        monthly(1, -900, 'TRANSFER TO XX4402', { ...own, on: 16, to: 75 }),
        monthly(2, 900, 'TRANSFER FROM XX4401', { ...own, on: 16, to: 75 }),
        monthly(2, 9, 'CREDIT INTEREST', { on: 28, to: 60 }),
      ),
      truth: { net: 6000, income: -1 },
    }),
    one('a new everyday account, opened two months ago, whose transactions add up to its balance', {
      accounts: [account(1), account(2, { balance: left, currentBalance: left })],
      lines: [
        ...pay(),
        ...groceries(1, { from: 45 }),
        ...newGroceries,
        ...monthly(1, -1150, 'TRANSFER TO XX4402', { ...own, on: 5, to: 44 }),
        ...monthly(2, 1150, 'TRANSFER FROM XX4401', { ...own, on: 5, to: 44 }),
      ],
      truth: { net: 3000 + left.amount },
    }),
    one('a switch of banks: the old account is closed', {
      connections: [77, 88],
      accounts: [
        account(1, { accountStatus: 'CLOSED', lastUpdated: `${daysAgo(90)}T03:00:00Z` }),
        account(2, { providerAccountId: 88, providerName: 'Other Bank' }),
      ],
      lines: [
        ...pay(1, { from: 100 }),
        ...groceries(1, { from: 100 }),
        ...pay(2, { to: 99 }),
        ...groceries(2, { to: 99 }),
      ],
      truth: { months: -1 },
    }),
  ];
}
