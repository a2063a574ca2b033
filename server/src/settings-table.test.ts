import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSettingsTable } from './settings-table';

test('docs/operations.md lists every setting (npm run docs writes the tables)', () => {
  const guide = readFileSync(resolve(__dirname, '../../docs/operations.md'), 'utf8');
  expect(withSettingsTable(guide)).toBe(guide);
});

test('generating the settings table fails for a text that lacks the marks that enclose the table', () => {
  expect(() => withSettingsTable('# Verdant')).toThrow('marks');
});
