import { isSpending } from '@verdant/shared/contract';
import type { Categorisation, CreditKind } from './categories';
import { groupBy, memoized } from './by-key';
import { isBetweenPeople, hasRefundWords, findPersonName } from './read-description';
import { mergePaymentsByDay, findChain, type PaymentChain, type DatedPayment } from './recurring/payment-chain';
import { daysBetween, toDayNumber } from './days';
import { minPays, MIN_PAY_COVERAGE } from './recurring/find-pay';
import { payeeKey } from './recurring/payee';
import { rhythms } from './recurring/schedule';
import type { StoredEntry } from './stored-money';

interface CategorisedRow {
  readonly entry: StoredEntry;
  readonly initial: Categorisation;
}

interface SeenRow extends DatedPayment {
  readonly row: CategorisedRow;
}

const REFUND_DAYS = 200;
/** Maximum ratio of a refund to the largest payment to the same company. A larger credit is the pay of an employee. */
const MOST_OF_LARGEST = 3;
/** Minimum insurance payout in cents that counts as compensation for a loss. A smaller payout counts as a refund. */
const LARGE_CLAIM_CENTS = 1_000_00;
/** Monthly amount in cents up to which regular credits from a person count as shares of expenses and not as income. */
const PART_CENTS = 500_00;
/** Maximum share of rent for one person's regular credits to count as a flatmate's. A larger share can be a partner's. */
const MOST_OF_RENT = 0.6;
const MONTH_DAYS = 365 / 12;
const COMMON = new Set(
  'the st saint city university royal shire department dept first national australian australia new sydney melbourne brisbane perth adelaide state'.split(
    ' ',
  ),
);

/** Returns the first word of a payee's name, or the first two words if the first is common. */
function companyOf(payee: string): string {
  const [first = '', second = ''] = payee.split(' ');
  return COMMON.has(first) ? `${first} ${second}` : first;
}

const findRegularChain = (rows: readonly SeenRow[]): PaymentChain<SeenRow> | undefined =>
  findChain(mergePaymentsByDay(rows), minPays, MIN_PAY_COVERAGE);

const toSeen = (row: CategorisedRow): SeenRow => ({
  row,
  day: toDayNumber(row.entry.date),
  cents: Math.abs(row.entry.amountCents),
});

const textOf = ({ entry }: CategorisedRow) => `${entry.merchant} ${entry.description}`;

/**
 * Yields the id and kind of each credit of one payer. `paid`: the user's payments to the same company, the oldest first.
 */
function* creditKindsOfCompany(credits: readonly SeenRow[], paid: readonly SeenRow[]): Generator<[string, CreditKind]> {
  const isRegular = findRegularChain(credits) !== undefined;
  const largest = paid.reduce((most, { cents }) => Math.max(most, cents), 0);
  let [from, to, sum] = [0, 0, 0];
  for (const { row, day, cents } of credits) {
    for (; (paid[to]?.day ?? Infinity) <= day; to += 1) sum += paid[to]?.cents ?? 0;
    for (; from < to && (paid[from]?.day ?? 0) < day - REFUND_DAYS; from += 1) sum -= paid[from]?.cents ?? 0;
    const isPaid = sum >= cents && cents <= MOST_OF_LARGEST * largest;
    if (hasRefundWords(textOf(row), true)) {
      if (!isPaid && cents >= LARGE_CLAIM_CENTS && /\bclaim\b/i.test(textOf(row))) yield [row.entry.id, 'income'];
    } else yield [row.entry.id, isPaid && !isRegular ? 'refund' : 'income'];
  }
}

/** Yields kinds of regular credits from people: shares of the rent if at most the rent in total, else income if large. */
function* creditKindsOfPeople(
  groups: Iterable<readonly SeenRow[]>,
  rentAMonth: number,
): Generator<[string, CreditKind]> {
  const people = [...groups].flatMap((rows) => {
    const chain = findRegularChain(rows);
    if (!chain) return [];
    const mean = chain.entries.reduce((sum, { cents }) => sum + cents, 0) / chain.entries.length;
    return [{ rows, aMonth: (mean * MONTH_DAYS) / rhythms[chain.rhythm].days }];
  });
  const sharers = people.filter(({ aMonth }) => aMonth <= MOST_OF_RENT * rentAMonth);
  const isShared = sharers.reduce((sum, { aMonth }) => sum + aMonth, 0) <= rentAMonth;
  for (const person of people) {
    const isSharer = isShared && sharers.includes(person);
    const isLarge = person.aMonth > PART_CENTS;
    for (const { row } of person.rows) {
      const isRent = row.initial.flag === 'rent_received';
      if (isSharer && (isLarge || isRent)) yield [row.entry.id, 'rent_share'];
      else if (isLarge && !isRent) yield [row.entry.id, 'income'];
    }
  }
}

/**
 * Finds the kinds of credits that single transactions do not show. An irregular credit from a company is a refund if the
 * user paid the company at least as much before.
 */
export function findCreditKinds(rows: readonly CategorisedRow[]): Map<string, CreditKind> {
  const keyOf = ({ entry }: CategorisedRow) => payeeKey(entry.merchantKey);
  const isFromPerson = memoized(
    (row: CategorisedRow) => isBetweenPeople(textOf(row)),
    ({ entry }) => entry.merchantKey,
  );
  const credits = rows
    .filter(({ entry, initial }) => entry.amountCents > 0 && initial.category !== 'transfer')
    .map(toSeen);
  const debits = rows.filter(({ entry, initial }) => entry.amountCents < 0 && isSpending(initial.category)).map(toSeen);
  const paid = groupBy(debits, ({ row }) => companyOf(keyOf(row)));
  const days = Math.max(MONTH_DAYS, daysBetween(rows[0]?.entry.date ?? '', rows.at(-1)?.entry.date ?? ''));
  const rent = debits.filter(({ row }) => row.initial.flag === 'rent').reduce((sum, { cents }) => sum + cents, 0);
  const fromPeople = credits.filter(({ row }) => isFromPerson(row));
  const people = groupBy(fromPeople, ({ row }) => findPersonName(row.entry.merchant));
  const fromCompanies = credits.filter(({ row }) => !isFromPerson(row));
  const companies = groupBy(fromCompanies, ({ row }) => keyOf(row));
  const found = new Map<string, CreditKind>(creditKindsOfPeople(people.values(), (rent * MONTH_DAYS) / days));
  for (const [key, group] of companies) {
    for (const [id, kind] of creditKindsOfCompany(group, paid.get(companyOf(key)) ?? [])) found.set(id, kind);
  }
  return found;
}
