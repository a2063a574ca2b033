import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSettingsTable } from './settings-table';

test('docs/operations.md lists every setting (npm run docs writes the tables)', () => {
  const guide = readFileSync(resolve(__dirname, '../../docs/operations.md'), 'utf8');
  expect(withSettingsTable(guide)).toBe(guide);
});

test('a text without the marks for the table is refused', () => {
  expect(() => withSettingsTable('# Verdant')).toThrow('marks');
});
