import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSettingsTable } from './settings-table';

test('the README lists every setting (npm run docs writes the table)', () => {
  const readme = readFileSync(resolve(__dirname, '../../README.md'), 'utf8');
  expect(withSettingsTable(readme)).toBe(readme);
});

test('a text without the marks is refused', () => {
  expect(() => withSettingsTable('# Verdant')).toThrow('marks');
});
