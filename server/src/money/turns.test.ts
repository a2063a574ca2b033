import { findDuplicates } from './import/duplicates';
import type { FileRow } from './import/rows';
import { matchTransfers, type Side } from './match-transfers';
import { inTurns, mapped, PIECE } from './pieces';
import { findRecurring } from './recurring/find-recurring';
import type { RecurringEntry } from './recurring/found';
import { settle } from './settle';
import type { StoredAccount } from './settled';

const seen = { rows: 0, most: 0, turns: 0 };

const seeRow = () => void (seen.most = Math.max(seen.most, (seen.rows += 1)));

jest.mock('node:timers/promises', () => ({
  setImmediate: async () => {
    seen.turns += 1;
    seen.rows = 0;
  },
}));

/** Of the functions below, some go through a piece of the rows twice. */
const MOST = 2 * PIECE;
const ROWS = 40 * PIECE;

/** The list, with a count of the rows that are read from it in one turn. */
const counted = <T extends object>(list: T[]): readonly T[] =>
  new Proxy(list, {
    get: (rows, key, receiver): unknown => {
      if (/^\d+$/.test(String(key))) seeRow();
      return Reflect.get(rows, key, receiver);
    },
  });
const rowsOf = <T extends object>(rowOf: (index: number) => T) =>
  counted(Array.from({ length: ROWS }, (_none, i) => rowOf(i)));
const AMOUNTS = 900;
const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10);

const fileRow = (index: number): FileRow => ({
  line: index,
  date: dayOf(index),
  amountCents: 0 - (index % AMOUNTS),
  description: `SHOP ${index}`,
  balanceCents: null,
  bankId: index % 2 === 0 ? String(index) : null,
});
const stored = (accountId: string) => (index: number) => ({
  ...fileRow(index),
  accountId,
  providerId: `bank:${index}`,
});
const side = (index: number): Side => ({
  id: String(index),
  accountId: index % 2 === 0 ? 'one' : 'other',
  date: dayOf(index),
  cents: (index % 2 === 0 ? -1 : 1) * (index % AMOUNTS),
  currency: 'AUD',
  isMove: false,
  isPerson: false,
  words: 'somebody',
});
/** With a payment of each amount on every day: one payee without a rhythm, or one of many bills. */
const payment = (index: number): RecurringEntry => ({
  accountId: 'one',
  date: dayOf(index),
  amountCents: 0 - (index % AMOUNTS) - 1,
  merchantKey: 'shop',
  description: 'SHOP DIRECT DEBIT',
  category: 'utilities',
  flag: null,
});

const entry = (index: number) => ({
  ...payment(index),
  id: String(index),
  currency: 'AUD',
  merchant: 'SHOP',
  bankCategory: '',
  bankCategoryType: '',
  merchantCode: '',
});
const account: StoredAccount = {
  id: 'one',
  linkId: null,
  providerId: '',
  connection: null,
  associated: [],
  institution: '',
  name: 'One',
  maskedNumber: '',
  type: 'SAVINGS',
  container: 'bank',
  currency: 'AUD',
  side: 'asset',
  balanceCents: null,
  leftOut: null,
  asOf: null,
};

beforeEach(() => {
  Object.assign(seen, { rows: 0, most: 0, turns: 0 });
  // Each reading of the clock is a second later: work that may go on for some milliseconds ends its turn.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
});
afterEach(() => jest.restoreAllMocks());

const candidates = (accountId: string) => ({
  transactions: rowsOf(stored(accountId)),
  periods: new Map([[accountId, { first: dayOf(0), last: dayOf(299) }]]),
});

test.each<[string, () => Promise<unknown>]>([
  ['mapped', async () => inTurns(mapped(rowsOf(fileRow), ({ line }) => line))],
  ['duplicates of the same account', async () => inTurns(findDuplicates(rowsOf(fileRow), candidates('a'), 'a'))],
  ['duplicates of another account', async () => inTurns(findDuplicates(rowsOf(fileRow), candidates('a'), 'b'))],
  ['moves between accounts', async () => inTurns(matchTransfers(rowsOf(side)))],
  ['categories', async () => inTurns(settle({ accounts: [account], entries: rowsOf(entry), corrections: new Map() }))],
  ['pay and bills', async () => findRecurring(rowsOf(payment))],
  ['pay', async () => findRecurring(rowsOf((index) => ({ ...payment(index), amountCents: 1, category: 'income' })))],
])('%s: no turn has more than a piece of an import', async (_what, work) => {
  await work();
  expect(seen.most).toBeLessThanOrEqual(MOST);
  expect(seen.turns).toBeGreaterThanOrEqual(ROWS / MOST);
});

test('bills of one payee: each amount is a piece', async () => {
  await findRecurring(rowsOf(payment));
  expect(seen.turns).toBeGreaterThanOrEqual(AMOUNTS);
});
