import type { Household, Kit } from './household-kit';

export function incomeHouseholds({ account, container, loan, monthly, groceries, own, one, plus }: Kit): Household[] {
  return [
    one('earnings, fees, insurance, tax inside super', {
      accounts: [account(1), container(2, 'investment', 'SUPER_ANNUATION', 90_000)],
      lines: plus(
        monthly(2, 1500, 'INVESTMENT EARNINGS', { ...own, on: 28, category: 'Investment/Retirement Income' }),
        monthly(2, 500, 'EMPLOYER CONTRIBUTION', { ...own, on: 27, category: 'Other Income' }),
        monthly(2, -60, 'INSURANCE PREMIUM', { ...own, on: 26, category: 'Insurance' }),
        monthly(2, -150, 'CONTRIBUTIONS TAX', { ...own, on: 26, category: 'Taxes' }),
      ),
      truth: { net: 93_000, covered: 3 },
    }),
    one('personal loan of 12,000 paid out', {
      lines: plus(
        monthly(1, 12_000, 'PLENTI FINANCE LOAN DRAWDOWN', { ...own, on: 8, category: 'Loans', from: 40, to: 75 }),
      ),
    }),
    one('payday loan of 600 a month', {
      lines: plus(monthly(1, 600, 'NIMBLE AUSTRALIA', { ...own, on: 24, category: 'Deposits' })),
    }),
    one('rent received', {
      lines: plus(monthly(1, 2000, 'LJ HOOKER TRUST ACC RENT', { on: 3, category: 'Rent' })),
      truth: { income: 8000 },
    }),
    one('refund by a known shop, on the bank account', {
      lines: plus(monthly(1, 200, 'COLES 0423 RICHMOND REFUND', { truth: 'spent', on: 7 })),
      truth: { spent: 800 },
    }),
    one('flatmate pays 200 back', {
      lines: plus(monthly(1, 200, 'OSKO PAYMENT FROM SAM LEE POWER BILL', { truth: 'spent', on: 21 })),
      truth: { spent: 800 },
    }),
    one('cash and fees', {
      lines: plus(
        monthly(1, -300, 'WDL ATM CBA ATM RICHMOND', { on: 11 }),
        monthly(1, -10, 'MONTHLY ACCOUNT FEE', { on: 1 }),
      ),
      truth: { spent: 1310 },
    }),
    one('government payment and pay from a supermarket', {
      lines: [
        ...monthly(1, 5000, 'COLES GROUP PAYROLL', { on: 15 }),
        ...monthly(1, 1000, 'CTRLINK FAMILY', { on: 9, category: 'Deposits' }),
        ...groceries(),
      ],
    }),
    one('rent paid and the same amount from a flatmate in another account', {
      accounts: [account(1), account(2, { accountType: 'SAVINGS' })],
      lines: plus(
        monthly(1, -480, 'RAY WHITE RENT', { on: 10 }),
        monthly(2, 480, 'OSKO PAYMENT FROM SAM LEE', { truth: 'spent', on: 11 }),
      ),
      truth: { net: 6000 },
    }),
    one('personal loan, linked, repaid', {
      accounts: [account(1), loan(2, 9_000, 'PERSONAL_LOAN')],
      lines: plus(
        monthly(1, -420, 'DD 88120', { on: 20 }),
        monthly(2, 420, 'PAYMENT', { ...own, on: 20 }),
        monthly(2, -90, 'INTEREST', { ...own, on: 28 }),
      ),
      truth: { spent: 1420, net: -6_000 },
    }),
    one('gambling, BNPL, a wage advance and a dishonoured payment', {
      lines: plus(
        monthly(1, -90, 'SPORTSBET PTY LTD', { on: 3 }),
        monthly(1, -45, 'AFTERPAY AUSTRALIA', { on: 4 }),
        monthly(1, 300, 'OSKO PAYMENT BEFOREPAY', { ...own, on: 12 }),
        monthly(1, -315, 'BEFOREPAY REPAYMENT', { on: 16 }),
        monthly(1, -15, 'DISHONOUR FEE', { on: 17 }),
      ),
      truth: { spent: 1465 },
    }),
  ];
}
