import type { Household, Kit } from './household-kit';

export function transferHouseholds({ account, container, card, loan, monthly, own, one, plus }: Kit): Household[] {
  return [
    one('home loan: 3,100 repaid, 2,300 interest charged inside the loan', {
      accounts: [account(1), loan(2, 450_000)],
      lines: plus(
        monthly(1, -3100, 'LOAN REPAYMENT 4411', { on: 20 }),
        monthly(2, 3100, 'REPAYMENT', { ...own, on: 20, principal: { amount: 800, currency: 'AUD' } }),
        monthly(2, -2300, 'INTEREST CHARGED', { ...own, on: 28, category: 'Mortgage' }),
      ),
      truth: { spent: 4100, net: 3000 - 450_000 },
    }),
    one('home loan whose repayment the aggregator calls a transfer', {
      accounts: [account(1), loan(2, 450_000)],
      lines: plus(
        monthly(1, -3100, 'TFR TO 062000 99887766', { on: 20, category: 'Transfers' }),
        monthly(2, 3100, 'DIRECT CREDIT', { ...own, on: 21 }),
      ),
      truth: { spent: 4100, net: 3000 - 450_000 },
    }),
    one('transfer to own savings, uncategorised by the aggregator', {
      accounts: [account(1), account(2, { accountType: 'SAVINGS' })],
      lines: plus(
        monthly(1, -1500, 'TRANSFER TO XX4402 COMMBANK APP', { ...own, on: 16 }),
        monthly(2, 1500, 'TRANSFER FROM XX4401', { ...own, on: 17 }),
      ),
      truth: { net: 6000 },
    }),
    one('the same, other side called Deposits', {
      accounts: [account(1), account(2, { accountType: 'SAVINGS' })],
      lines: plus(
        monthly(1, -1500, 'INTERNET 44120', { ...own, on: 16, category: 'Other Expenses' }),
        monthly(2, 1500, 'DEPOSIT 44120', { ...own, on: 18, category: 'Deposits' }),
      ),
      truth: { net: 6000 },
    }),
    one('transfer to own savings that the aggregator calls rent', {
      accounts: [account(1), account(2, { accountType: 'SAVINGS' })],
      lines: plus(
        monthly(1, -1500, 'INTERNET 8814', { ...own, on: 16, category: 'Groceries' }),
        monthly(2, 1500, 'INTERNET 8814', { ...own, on: 16, category: 'Other Income' }),
      ),
      truth: { net: 6000 },
    }),
    one('own transfer over a weekend, from another bank', {
      connections: [77, 88],
      accounts: [account(1), account(2, { providerAccountId: 88, providerName: 'Other Bank', accountType: 'SAVINGS' })],
      lines: plus(
        monthly(1, -1200, 'TRANSFER 661', { ...own, on: 10 }),
        monthly(2, 1200, 'DIRECT CREDIT 061', { ...own, on: 14 }),
      ),
      truth: { net: 6000 },
    }),
    one('card with both sides categorised', {
      accounts: [account(1), card(2, 400)],
      lines: plus(
        monthly(2, -800, 'KMART 1044 BROADWAY', { on: 9, category: 'General Merchandise' }),
        monthly(1, -800, 'CARD PAYMENT', { ...own, on: 22, category: 'Credit Card Payments' }),
        monthly(2, 800, 'PAYMENT RECEIVED', { ...own, on: 23, category: 'Credit Card Payments' }),
      ),
      truth: { spent: 1800, net: 2600 },
    }),
    one('card paid by BPAY, bank side uncategorised', {
      accounts: [account(1), card(2, 400)],
      lines: plus(
        monthly(2, -800, 'KMART 1044 BROADWAY', { on: 9 }),
        monthly(1, -800, 'BPAY 4411230', {
          ...own,
          on: 22,
          sourceBillerName: 'REAL BANK VISA',
          sourceBillerCode: '3004',
        }),
        monthly(2, 800, 'BPAY RECEIVED', { ...own, on: 24 }),
      ),
      truth: { spent: 1800, net: 2600 },
    }),
    one('card that is not linked, paid from the bank', {
      lines: plus(monthly(1, -800, 'BPAY AMERICAN EXPRESS', { on: 22 })),
      truth: { spent: 1800 },
    }),
    one('refund by a shop that no rule knows, on a card', {
      accounts: [account(1), card(2)],
      lines: plus(
        monthly(2, -1300, 'ZYXWARE PTY LTD', { on: 9 }),
        monthly(2, 300, 'ZYXWARE PTY LTD', { truth: 'spent', on: 13 }),
        monthly(1, -1000, 'BPAY REAL BANK VISA', { ...own, on: 22 }),
        monthly(2, 1000, 'BPAY RECEIVED', { ...own, on: 22 }),
      ),
      truth: { spent: 2000 },
    }),
    one('shares, 1,000 a month', {
      lines: plus(monthly(1, -1000, 'DIRECT DEBIT COMMSEC SECURITIES', { ...own, on: 18 })),
    }),
    one('shares, the broker linked too', {
      accounts: [account(1), container(2, 'investment', 'BROKERAGE_CASH', 20_000)],
      lines: plus(
        monthly(1, -1000, 'TRANSFER 4451', { ...own, on: 18 }),
        monthly(2, 1000, 'FUNDS RECEIVED', { ...own, on: 19 }),
        monthly(2, -980, 'BUY VAS', { ...own, on: 20 }),
      ),
      truth: { net: 23_000 },
    }),
    one('a card whose payer is not linked', {
      accounts: [card(1, 200)],
      lines: [
        ...monthly(1, -1000, 'COLES 0423 RICHMOND', { CONTAINER: 'creditCard' }),
        ...monthly(1, 1000, 'PYMT 88120', { ...own, on: 20 }),
      ],
      truth: { income: 0, net: -200, covered: null },
    }),
    one('home loan redraw', {
      accounts: [account(1), loan(2, 450_000)],
      lines: plus(
        monthly(1, 5000, 'REDRAW 0071', { ...own, on: 11, from: 40, to: 75 }),
        monthly(2, -5000, 'REDRAW', { ...own, on: 11, from: 40, to: 75 }),
      ),
      truth: { net: 3000 - 450_000 },
    }),
  ];
}
