import * as v from 'valibot';
import type { Household } from './households';

const money = v.fallback(v.object({ amount: v.number(), currency: v.string() }), { amount: 0, currency: '' });
const cents = (raw: unknown) => Math.round(v.parse(money, raw).amount * 100);
const isDollars = (raw: unknown) => v.parse(money, raw).currency === 'AUD';

function netOf(accounts: Household['accounts']): number {
  const seen = new Set<unknown>();
  let net = 0;
  for (const account of accounts) {
    const { accountStatus, includeInNetWorth, accountNumber, CONTAINER, balance, currentBalance, overDraftLimit } =
      account;
    const isCounted = accountStatus === 'ACTIVE' && includeInNetWorth !== false && isDollars(balance);
    if (!isCounted || seen.has(accountNumber)) continue;
    seen.add(accountNumber);
    if (CONTAINER === 'creditCard' || CONTAINER === 'loan') net -= cents(balance);
    else if (currentBalance !== undefined) net += cents(currentBalance);
    else if (overDraftLimit === undefined) net += cents(balance);
  }
  return net;
}

const dayInSydney = (time: string) => new Date(time).toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });

/** Returns the past months that all relevant accounts cover from beginning to end. */
function wholeMonths({ accounts, lines }: Household, today: string): string[] {
  const counted = lines.filter(
    ({ truth, raw }) => (truth === 'income' || truth === 'spent') && isDollars(raw['amount']),
  );
  const total = counted.reduce((sum, { raw }) => sum + cents(raw['amount']), 0);
  const ends = accounts.flatMap(({ id, lastUpdated, accountStatus }) => {
    const own = counted.filter(({ raw }) => raw.accountId === id);
    if (own.reduce((sum, { raw }) => sum + cents(raw['amount']), 0) < total / 20) return [];
    const first =
      lines
        .filter(({ raw, truth }) => raw.accountId === id && truth !== 'void')
        .map(({ raw }) => raw.date)
        .toSorted()[0] ?? '';
    const end = accountStatus === 'ACTIVE' ? dayInSydney(String(lastUpdated)) : today;
    return [{ first: first.slice(0, 7), last: [end.slice(0, 7), today.slice(0, 7)].toSorted()[0] ?? '' }];
  });
  const months = [...new Set(counted.map(({ raw }) => raw.date.slice(0, 7)))].toSorted().toReversed();
  return months.filter((month) => ends.length > 0 && ends.every(({ first, last }) => month > first && month < last));
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Returns the true sums of a household's lines, added up by code that uses no rule of the product. */
export function recompute(household: Household, today: string) {
  const months = wholeMonths(household, today).map((month) => {
    const sum = (truth: string, sign: number) =>
      household.lines
        .filter((line) => line.truth === truth && line.raw.date.startsWith(month) && isDollars(line.raw['amount']))
        .reduce((total, { raw }) => total + sign * (raw['baseType'] === 'CREDIT' ? 1 : -1) * cents(raw['amount']), 0);
    return { month, incomeCents: sum('income', 1), spentCents: sum('spent', -1) };
  });
  const used = months.slice(0, 6);
  const isEnough = used.length >= 3;
  return {
    months,
    incomeCents: isEnough ? mean(used.map(({ incomeCents }) => incomeCents)) : null,
    spentCents: isEnough ? mean(used.map(({ spentCents }) => spentCents)) : null,
    netCents: netOf(household.accounts),
  };
}
