import { importFile } from './support/import-file';
import { moneyPerson } from './support/money';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

const rows = [
  '03/11/2026,RENT WATTLE ST,-1234.56',
  '04/11/2026,CAFÉ ZOË,-4.50',
  '05/11/2026,SALARY RIVERBEND,3200.00',
  '06/11/2026,O’BRIEN’S PAINTS 2541,-19.00',
  "07/11/2026,O'BRIEN'S KEYS,-21.00",
];

let search: (text: string) => Promise<string[]>;
beforeAll(async () => {
  const person = await moneyPerson(server);
  await importFile(server, person.token, { text: ['Date,Description,Amount', ...rows].join('\n') });
  search = async (text) =>
    (await person.page(`?search=${encodeURIComponent(text)}`)).transactions.map(({ description }) => description);
});

test.each([
  ...['1,234.56', '-1234.56', '\u2212$1,234.56', '1.234,56 AU$', '1 234,56 $AU', 'wattle rent'].map(
    (text) => [text, ['RENT WATTLE ST']] as const,
  ),
  ...['3,200', '$3,200.00', 'riverb 3200'].map((text) => [text, ['SALARY RIVERBEND']] as const),
  ...['cafe zoe', 'ZOË', '4,50'].map((text) => [text, ['CAFÉ ZOË']] as const),
  ...["o'brien", 'obriens', 'O’Brien’s'].map((text) => [text, ["O'BRIEN'S KEYS", 'O’BRIEN’S PAINTS 2541']] as const),
  ['paints obrien', ['O’BRIEN’S PAINTS 2541']],
  ['2541', ['O’BRIEN’S PAINTS 2541']],
  ['rent riverbend', []],
  ['%', []],
] as const)('a search for "%s" finds exactly the transactions with matching text or amount', async (text, found) => {
  expect(await search(text)).toEqual(found);
});
