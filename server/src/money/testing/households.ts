import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountHouseholds } from './account-households';
import { householdKitOf, type Household, type HouseholdRecord, type HouseholdKit } from './household-kit';

export type { Household } from './household-kit';

/** Reads an account such as `2 loan 9000 77 PERSONAL_LOAN`: id, kind, balance, connection and type. */
function readAccount({ account, card, loan, container }: HouseholdKit, text: string): Household['accounts'][number] {
  const [id, kind = '', dollars, connection = '77', type] = text.split(' ');
  const changes = {
    ...(kind === 'savings' && { accountType: 'SAVINGS' }),
    ...(connection === '88' && { providerAccountId: 88, providerName: 'Other Bank' }),
  };
  if (kind === 'card') return card(Number(id), Number(dollars));
  if (kind === 'loan') return loan(Number(id), Number(dollars), type);
  if (kind === 'super') return container(Number(id), 'investment', 'SUPER_ANNUATION', Number(dollars));
  if (kind === 'brokerage') return container(Number(id), 'investment', 'BROKERAGE_CASH', Number(dollars));
  return account(Number(id), changes);
}

const isKind = (word = ''): word is 'own' | 'spent' => word === 'own' || word === 'spent';

function readLine({ monthly }: HouseholdKit, line: string): HouseholdRecord[] {
  const [words = '', category, biller] = line.split(' | ');
  const [id, dollars, on, ...rest] = words.split(' ');
  const days = /^\d+-\d+$/.test(rest[0] ?? '') ? rest.shift()?.split('-').map(Number) : undefined;
  const truth = isKind(rest[0]) ? rest[0] : undefined;
  return monthly(Number(id), Number(dollars), rest.slice(truth ? 1 : 0).join(' '), {
    on: Number(on),
    ...(truth && { truth }),
    ...(days && { from: days[0] ?? 0, to: days[1] ?? 0 }),
    ...(category !== undefined && { category }),
    ...(biller !== undefined && { sourceBillerName: biller, sourceBillerCode: '3004' }),
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
    const values = truth.split(/ (?=[a-z])/).filter((pair) => !pair.endsWith('null') && pair !== '');
    return kit.one(name, {
      accounts,
      connections: [...new Set(accounts.map(({ providerAccountId }) => providerAccountId))],
      lines: all.startsWith('alone') ? records.flat() : kit.plus(...records),
      truth: {
        ...Object.fromEntries(
          values.map((pair): [string, number] => [pair.split(' ')[0] ?? '', Number(pair.split(' ')[1])]),
        ),
        ...(truth.includes('covered null') && { covered: null }),
      },
    });
  });
}

export function householdsOn(today: string): Household[] {
  const kit = householdKitOf(today);
  return [...accountHouseholds(kit), ...readHouseholds(kit, 'households.txt')];
}
