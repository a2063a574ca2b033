import { toAccountRow } from '../../bank-link/accounts';
import { createAggregatorReader } from '../../bank-link/aggregator-reader';
import { firstCoveredDaysOf, isStale } from '../coverage';
import { monthFiguresOf, netPositionsOf, type MeasuredPeriod, type MonthCategorySum } from '../month-figures';
import { computeMeasures, type Balance } from '../measures';
import { dayInSydney } from '../days';
import { readBankConnection } from '../refresh';
import { toTransactionRow } from '../save-bank-connection';
import { categoriseMoney } from '../categorise-money';
import type { CategorisedMoney, StoredAccount, StoredEntry } from '../stored-money';
import type { Household } from './households';
import { storedAccount } from './stored-money';

const readerOf = ({ accounts, lines }: Household) =>
  createAggregatorReader(async (_method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://memory');
    const id = Number(searchParams.get(pathname === '/accounts' ? 'providerAccountId' : 'accountId'));
    const body: unknown =
      pathname === '/accounts'
        ? { account: accounts.filter(({ providerAccountId }) => providerAccountId === id) }
        : { transaction: lines.map(({ raw }) => raw).filter(({ accountId }) => accountId === id) };
    return Promise.resolve({ status: 200, ok: true, body: JSON.parse(JSON.stringify(body)) as unknown });
  });

interface CategorisedHousehold extends MeasuredPeriod {
  readonly accounts: readonly (StoredAccount & Balance)[];
  readonly entries: readonly StoredEntry[];
  readonly categorised: CategorisedMoney;
}

/** Returns the monthly figures, the measures and the net position in Australian dollars. */
export function figuresOf({ accounts, entries, categorised, ...period }: CategorisedHousehold) {
  const sums = entries.flatMap(({ id, date, amountCents, currency }): MonthCategorySum[] => {
    const found = categorised.entries.get(id);
    if (!found?.isCounted || currency !== 'AUD') return [];
    return [{ month: date.slice(0, 7), category: found.category, cents: amountCents, count: 1 }];
  });
  const months = monthFiguresOf(sums, period);
  const positions = netPositionsOf(
    accounts.map(({ side, currency, balanceCents }) => ({ side, currency, balance_cents: balanceCents })),
  );
  const net = positions.find(({ currency }) => currency === 'AUD');
  return { months, measures: computeMeasures(months, accounts, period.today), netCents: net?.net_cents ?? 0 };
}

export async function evaluateHousehold(household: Household, today: string) {
  const now = new Date(`${today}T01:00:00Z`);
  const accounts: StoredAccount[] = [];
  const entries: StoredEntry[] = [];
  let skipped = 0;
  for (const connection of household.connections) {
    const linkId = String(connection);
    const figures = await readBankConnection(readerOf(household), linkId, now);
    if (figures === 'consent') throw new Error('the household cannot be read');
    skipped += figures.skipped;
    const institution = figures.accounts[0]?.providerName ?? '';
    for (const account of figures.accounts) {
      const row = toAccountRow(account);
      const id = `${linkId}-${row.providerId}`;
      accounts.push({ ...storedAccount(), ...row, id, linkId, institution, connection: linkId });
      for (const transaction of figures.transactions.get(account.id) ?? []) {
        const { providerId, ...entry } = toTransactionRow(transaction, row.container);
        entries.push({ ...entry, id: `${id}-${providerId}`, accountId: id });
      }
    }
  }
  entries.sort((a, b) => a.date.localeCompare(b.date));
  const categorised = categoriseMoney({ accounts, entries, corrections: new Map() });
  const coverage = firstCoveredDaysOf({ accounts, entries, categorised: categorised.entries });
  const after = accounts.map((account) => ({
    ...account,
    leftOut: categorised.leftOut.get(account.id) ?? null,
    coversFrom: coverage.get(account.id) ?? null,
  }));
  const used = after.filter(({ leftOut }) => leftOut !== 'duplicate' && leftOut !== 'inactive');
  const held = after.filter(({ leftOut }) => leftOut === null);
  const ends = held.flatMap(({ asOf, coversFrom }) => (asOf && coversFrom ? [asOf] : []));
  const until = dayInSydney(new Date(Math.min(now.getTime(), ...ends.map((time) => time.getTime()))));
  const firstDay = used
    .flatMap(({ coversFrom }) => coversFrom ?? [])
    .toSorted()
    .at(-1);
  const balances = held.map((account) => ({ ...account, isStale: isStale(account.asOf, now) }));
  return {
    ...figuresOf({ accounts: balances, entries, categorised, firstDay, today: until }),
    skipped,
    isStale: balances.some((balance) => balance.isStale),
  };
}
