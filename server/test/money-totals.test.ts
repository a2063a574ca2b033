import type { MoneyTransaction } from '@verdant/shared/contract';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

function totalsOf(transactions: readonly MoneyTransaction[]) {
  const sum = (includes: (category: string) => boolean) =>
    transactions
      .filter(({ category, currency }) => currency === 'AUD' && includes(category))
      .reduce((total, { amount_cents }) => total + amount_cents, 0);
  return {
    income_cents: sum((category) => category === 'income'),
    spent_cents: 0 - sum((category) => category !== 'income' && category !== 'transfer'),
    count: transactions.length,
  };
}

let person: Awaited<ReturnType<typeof createMoneyClient>>;
let all: MoneyTransaction[];
beforeAll(async () => {
  person = await createMoneyClient(server);
  await person.linkWithFigures('Dag Site');
  await query(
    server,
    "update money_transactions set currency = 'USD' where user_id = $1 and merchant = 'City Transit'",
    [person.id],
  );
  all = await person.all();
});

test.each<[string, (transaction: MoneyTransaction) => boolean]>([
  ['', () => true],
  ['search=grocer', ({ merchant }) => merchant.includes('Grocer')],
  ['search=city+transit', ({ merchant }) => merchant === 'City Transit'],
  ['category=groceries', ({ category }) => category === 'groceries'],
  ['category=transfer', ({ category }) => category === 'transfer'],
  ['search=nothing+like+it', () => false],
])(
  'a page of transactions filtered by "%s" includes the sums and the number of all matching transactions',
  async (filter, isIn) => {
    const { totals, transactions } = await person.page(`?include=totals&limit=1&${filter}`);
    const found = all.filter(isIn);
    expect(totals).toEqual(totalsOf(found));
    expect(transactions).toEqual(found.slice(0, 1));
  },
);

test('the filters for account, month and category can be combined, also in pages', async () => {
  const [, month = ''] = new Set(all.map(({ date }) => date.slice(0, '2026-11'.length)));
  const first = all.find(({ category, date }) => category === 'groceries' && date.startsWith(month));
  const inMonth = all.filter(({ date, account_id }) => date.startsWith(month) && account_id === first?.account_id);
  const filter = `?include=totals&month=${month}&account=${first?.account_id}`;
  const page = await person.page(`${filter}&limit=3`);
  expect([page.transactions, page.totals]).toEqual([inMonth.slice(0, 3), totalsOf(inMonth)]);
  expect((await person.page(`${filter}&limit=200&before=${page.next}`)).transactions).toEqual(inMonth.slice(3));
  const { totals } = await person.page(`${filter}&category=groceries`);
  expect(totals?.count).toBeGreaterThan(0);
  expect(totals).toEqual(totalsOf(inMonth.filter(({ category }) => category === 'groceries')));
});

test('the sums of transactions filtered by month equal the monthly spending figures of that month', async () => {
  for (const { month, income_cents, spent_cents } of await person.spending('?months=12')) {
    const { totals } = await person.page(`?include=totals&month=${month}`);
    const count = all.filter(({ date }) => date.startsWith(month)).length;
    expect([month, totals]).toEqual([month, { income_cents, spent_cents, count }]);
  }
});

test('the first page of transactions lists all months with transactions, newest first, and later pages list no months', async () => {
  const { months, next } = await person.page('?include=totals&search=city&limit=1');
  expect(months).toEqual([...new Set(all.map(({ date }) => date.slice(0, '2026-11'.length)))]);
  const { totals, months: later } = await person.page(`?include=totals&search=city&limit=1&before=${next}`);
  expect([totals, later]).toEqual([undefined, undefined]);
});

const rows = [
  '03/11/2026,RENT WATTLE ST,-1234.56',
  '04/11/2026,CAFÉ ZOË,-4.50',
  '05/11/2026,SALARY RIVERBEND,3200.00',
  '06/11/2026,O’BRIEN’S PAINTS 2541,-19.00',
  "07/11/2026,O'BRIEN'S KEYS,-21.00",
];

let search: (text: string) => Promise<string[]>;
beforeAll(async () => {
  const importer = await createMoneyClient(server);
  await importer.importFile({ text: ['Date,Description,Amount', ...rows].join('\n') });
  search = async (text) =>
    (await importer.page(`?search=${encodeURIComponent(text)}`)).transactions.map(({ description }) => description);
});

test.each([
  ['1.234,56 AU$', ['RENT WATTLE ST']],
  ['wattle rent', ['RENT WATTLE ST']],
  ['riverb 3200', ['SALARY RIVERBEND']],
  ['cafe zoe', ['CAFÉ ZOË']],
  ['obriens', ["O'BRIEN'S KEYS", 'O’BRIEN’S PAINTS 2541']],
  ['rent riverbend', []],
  ['%', []],
] as const)('a search for "%s" finds exactly the transactions with matching text or amount', async (text, found) => {
  expect(await search(text)).toEqual(found);
});
