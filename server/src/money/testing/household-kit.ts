/**
 * Households with a known truth, in the format of Yodlee's API 1.1 (github.com/Yodlee/OpenAPI, swagger.yaml). Each
 * household receives pay of $6,000 and buys groceries for $1,000 a month, unless its definition states otherwise.
 */

/** True kind of an entry: `own` is a transfer between own accounts, `void` never happened. */
type Truth = 'income' | 'spent' | 'own' | 'void';
type Raw = Record<string, unknown>;

export interface HouseholdRecord {
  readonly truth: Truth;
  readonly raw: Raw & { readonly accountId: number; readonly date: string };
}

export interface Household {
  readonly name: string;
  readonly connections: readonly number[];
  readonly accounts: readonly (Raw & { readonly id: number; readonly providerAccountId: number })[];
  readonly lines: readonly HouseholdRecord[];
  /** True sums in dollars, per month and in total. */
  readonly truth: {
    readonly income: number;
    readonly spent: number;
    readonly net: number | null;
    /** Number of complete months. Defaults to ten, because the first line is not on the first of a month. */
    readonly months?: number;
    readonly covered?: number | null;
    readonly skipped?: number;
    readonly isStale?: boolean;
  };
}

type HouseholdParts = Omit<Partial<Household>, 'truth'> & { truth?: Partial<Household['truth']> };

const DAY_MS = 24 * 60 * 60 * 1000;
const iso = (date: Date) => date.toISOString().slice(0, 10);

interface Changes extends Raw {
  readonly on?: number;
  readonly truth?: Truth;
  readonly from?: number;
  readonly to?: number;
  readonly category?: string;
}

/** The aggregator's types of categories that are not spending. */
const categoryTypes: Readonly<Record<string, string>> = {
  Uncategorized: 'UNCATEGORIZE',
  'Salary/Regular Income': 'INCOME',
  'Investment/Retirement Income': 'INCOME',
  'Other Income': 'INCOME',
  Deposits: 'INCOME',
  Transfers: 'TRANSFER',
  'Credit Card Payments': 'TRANSFER',
  Loans: 'LOAN',
};

export function householdKitOf(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const earliest = iso(new Date(Date.parse(today) - 364 * DAY_MS));
  const fresh = new Date(Date.parse(today) - 6 * 60 * 60 * 1000).toISOString();
  const daysAgo = (days: number) => iso(new Date(Date.parse(today) - days * DAY_MS));
  let nextId = 1;

  const account = (id: number, changes: Raw = {}) => {
    const at = { lastUpdated: fresh, ...changes }.lastUpdated;
    return {
      CONTAINER: 'bank',
      providerAccountId: 77,
      providerId: 16441,
      providerName: 'Real Bank',
      accountName: `Account ${id}`,
      accountNumber: `06200012340${id}`,
      accountType: 'CHECKING',
      accountStatus: 'ACTIVE',
      aggregationSource: 'USER',
      isAsset: true,
      isManual: false,
      includeInNetWorth: true,
      balance: { amount: 3000, currency: 'AUD' },
      currentBalance: { amount: 3000, currency: 'AUD' },
      lastUpdated: fresh,
      dataset: [
        {
          name: 'BASIC_AGG_DATA',
          additionalStatus: 'AVAILABLE_DATA_RETRIEVED',
          updateEligibility: 'ALLOW_UPDATE',
          lastUpdated: at,
          lastUpdateAttempt: at,
        },
      ],
      ...changes,
      id,
    };
  };
  const container = (id: number, CONTAINER: string, accountType: string, amount: number, changes: Raw = {}) => {
    const { currentBalance: _none, ...rest } = account(id, changes);
    return { ...rest, CONTAINER, accountType, balance: { amount, currency: 'AUD' } };
  };
  const card = (id: number, owed = 0) =>
    container(id, 'creditCard', 'CREDIT', owed, {
      runningBalance: { amount: owed, currency: 'AUD' },
      isAsset: false,
      apr: 19.99,
    });
  const loan = (id: number, owed: number, type = 'MORTGAGE') =>
    container(id, 'loan', type, owed, {
      isAsset: false,
      interestRate: 6.1,
      principalBalance: { amount: owed, currency: 'AUD' },
    });

  /** Returns a payment for each month of the last year. A negative amount is a debit. */
  const monthly = (accountId: number, amount: number, original: string, changes: Changes = {}): HouseholdRecord[] => {
    const { on = 5, truth = amount > 0 ? 'income' : 'spent', from = 0, to = Infinity, ...raw } = changes;
    const category = changes.category ?? 'Uncategorized';
    return Array.from({ length: 13 }, (_, back) => iso(new Date(Date.UTC(year, month - 1 - back, on)))).flatMap(
      (date) => {
        const age = (Date.parse(today) - Date.parse(date)) / DAY_MS;
        if (date > today || date < earliest || age < from || age > to) return [];
        nextId += 1;
        const common = {
          CONTAINER: 'bank',
          id: nextId,
          accountId,
          amount: { amount: Math.abs(amount), currency: 'AUD' },
          baseType: amount > 0 ? 'CREDIT' : 'DEBIT',
          category,
          categoryType: categoryTypes[category] ?? 'EXPENSE',
          categorySource: 'SYSTEM',
          sourceType: 'AGGREGATED',
          description: { original },
          status: 'POSTED',
          isManual: false,
          date,
          transactionDate: date,
          postDate: date,
        };
        return [{ truth, raw: { ...common, ...raw, accountId, date } }];
      },
    );
  };
  const pay = (id = 1, changes: Changes = {}) =>
    monthly(id, 6000, 'SALARY ACME PTY LTD', { on: 15, category: 'Salary/Regular Income', ...changes });
  const groceries = (id = 1, changes: Changes = {}) =>
    monthly(id, -1000, 'COLES 0423 RICHMOND AUS', { on: 5, ...changes });
  const own = { truth: 'own' as const };

  /** Returns a household. Each record gets the container of its account. */
  const createSeries = (
    name: string,
    { truth, accounts = [account(1)], lines = [...pay(), ...groceries()], ...more }: HouseholdParts,
  ): Household => {
    const kinds = new Map(accounts.map(({ id, CONTAINER }) => [id, CONTAINER]));
    return {
      name,
      connections: [77],
      accounts,
      lines: lines.map((line) => ({ ...line, raw: { ...line.raw, CONTAINER: kinds.get(line.raw.accountId) } })),
      ...more,
      truth: { income: 6000, spent: 1000, net: 3000, ...truth },
    };
  };
  const plus = (...lines: HouseholdRecord[][]) => [...pay(), ...groceries(), ...lines.flat()];
  return { account, container, card, loan, monthly, pay, groceries, own, one: createSeries, plus, daysAgo };
}

export type HouseholdKit = ReturnType<typeof householdKitOf>;
