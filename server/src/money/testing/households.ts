import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { householdKitOf, type Household, type HouseholdRecord, type HouseholdKit } from './household-kit';

export type { Household } from './household-kit';

/** Splits a text from the changed fields at its end. */
function splitChanges({ daysAgo }: HouseholdKit, text: string): [text: string, changes: Record<string, unknown>] {
  const start = text.indexOf(' {');
  if (start === -1) return [text, {}];
  const fields = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text.slice(start)));
  const toValue = (name: string, value: unknown) =>
    name === 'lastUpdated' ? `${daysAgo(Number(value))}T03:00:00Z` : (value ?? undefined);
  return [
    text.slice(0, start),
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(name, value)])),
  ];
}

/** Reads an account such as `2 loan 9000 77 PERSONAL_LOAN`: id, kind, balance, connection and type. */
function readAccount(kit: HouseholdKit, spec: string): Household['accounts'][number] {
  const { account, card, loan, container } = kit;
  const [text, fields] = splitChanges(kit, spec);
  const [id, kind = '', dollars, connection = '77', type] = text.split(' ');
  const changes = {
    ...(kind === 'savings' && { accountType: 'SAVINGS' }),
    ...(connection === '88' && { providerAccountId: 88, providerName: 'Other Bank' }),
    ...fields,
  };
  if (kind === 'card') return card(Number(id), Number(dollars));
  if (kind === 'loan') return loan(Number(id), Number(dollars), type);
  if (kind === 'super') return container(Number(id), 'investment', 'SUPER_ANNUATION', Number(dollars));
  if (kind === 'brokerage') return container(Number(id), 'investment', 'BROKERAGE_CASH', Number(dollars));
  return account(Number(id), changes);
}

const isKind = (word = ''): word is 'own' | 'spent' | 'void' => ['own', 'spent', 'void'].includes(word);

function readLine(kit: HouseholdKit, line: string): HouseholdRecord[] {
  const [text, fields] = splitChanges(kit, line);
  const [words = '', category, biller] = text.split(' | ');
  const [id, dollars, on, ...rest] = words.split(' ');
  const days = /^\d+-\d+$/.test(rest[0] ?? '') ? rest.shift()?.split('-').map(Number) : undefined;
  const truth = isKind(rest[0]) ? rest[0] : undefined;
  return kit.monthly(Number(id), Number(dollars), rest.slice(truth ? 1 : 0).join(' '), {
    on: Number(on),
    ...(truth && { truth }),
    ...(days && { from: days[0] ?? 0, to: days[1] ?? 0 }),
    ...(category !== undefined && { category }),
    ...(biller !== undefined && { sourceBillerName: biller, sourceBillerCode: '3004' }),
    ...fields,
  });
}

/** Reads the households of a file in this folder, whose first lines explain the format. */
function readHouseholds(kit: HouseholdKit, file: string): Household[] {
  const [, ...blocks] = readFileSync(join(__dirname, file), 'utf8').trim().split('\n# ');
  return blocks.map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [name = '', all = '', truth = ''] = head.split(' |').map((part) => part.trim());
    const specs = all.split('; ').filter((spec) => spec !== 'alone');
    const accounts = specs.map((spec) => readAccount(kit, spec));
    const records = lines.map((line) => readLine(kit, line));
    return kit.one(name, {
      accounts,
      connections: [...new Set(accounts.map(({ providerAccountId }) => providerAccountId))],
      lines: all.startsWith('alone') ? records.flat() : kit.plus(...records),
      truth: Object.fromEntries(
        [...truth.matchAll(/(\w+) (\S+)/g)].map(([, field = '', value = '']) => [field, JSON.parse(value) as unknown]),
      ),
    });
  });
}

/** Returns a household with an account whose balance is the sum of its transactions, as in a new account. */
function newAccountHousehold({ one, account, pay, groceries, monthly, own }: HouseholdKit): Household {
  const newGroceries = groceries(2, { to: 44 });
  const left = { amount: 150 * newGroceries.length, currency: 'AUD' };
  return one('a new everyday account, opened two months ago, whose transactions add up to its balance', {
    accounts: [account(1), account(2, { balance: left, currentBalance: left })],
    lines: [
      ...pay(),
      ...groceries(1, { from: 45 }),
      ...newGroceries,
      ...monthly(1, -1150, 'TRANSFER TO XX4402', { ...own, on: 5, to: 44 }),
      ...monthly(2, 1150, 'TRANSFER FROM XX4401', { ...own, on: 5, to: 44 }),
    ],
    truth: { net: 3000 + left.amount },
  });
}

export function householdsOn(today: string): Household[] {
  const kit = householdKitOf(today);
  return [...readHouseholds(kit, 'households.txt'), newAccountHousehold(kit)];
}
