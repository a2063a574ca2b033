import { exportedTables } from './exported-tables';
import { spreadsheetColumns } from './spreadsheet';

function exported(question_id: string, answer: unknown): unknown {
  const table = exportedTables.find(({ name }) => name === 'quiz-answers');
  if (!table) throw new Error('no answers in the export');
  const columns = spreadsheetColumns(table, { language: 'en', accountNames: new Map() });
  return columns.find(({ header }) => header === 'answer')?.valueOf({ question_id, answer });
}

test.each([
  ['a text that is recognized', 'emergency-months', '2 weeks', '2 weeks'],
  ['a text that is not recognized', 'emergency-months', 'who knows', 'who knows'],
  ['the position of a slider', 'planning-ahead', 7, '7 of 10'],
  ['a skipped question', 'planning-ahead', 'skip', 'Prefer not to say'],
  ['an answer to a removed question', 'of-another-bank', 'yes', 'yes'],
])('an answer is exported as readable text: %s', (_what, question, answer, exportedText) => {
  expect(exported(question, answer)).toBe(exportedText);
});

test.each([
  [
    'split',
    [
      { category: 'groceries', amount_cents: -6_001 },
      { category: 'health', amount_cents: -3_999 },
    ],
    'Groceries -60.01, Health -39.99',
  ],
  ['split', null, null],
  ['tags', ['Bali trip', 'Mia'], 'Bali trip, Mia'],
  ['tags', null, null],
])('the column %s of transactions is exported as readable text', (name, value, words) => {
  const table = exportedTables.find((exportedTable) => exportedTable.name === 'transactions');
  if (!table) throw new Error('no transactions in the export');
  const columns = spreadsheetColumns(table, { language: 'en', accountNames: new Map() });
  expect(columns.find(({ header }) => header === name)?.valueOf({ [name]: value })).toEqual(words);
});
