import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withFaultsTable } from '@verdant/federation/server';
import { withSettingsTable } from './settings-table';

describe.each([
  ['every fault', 'qa.md', withFaultsTable],
  ['every setting', 'operations.md', withSettingsTable],
] as const)('the table of %s', (_content, file, withTable) => {
  test(`is current in docs/${file} (npm run docs writes the table)`, () => {
    const guide = readFileSync(resolve(__dirname, '../../docs', file), 'utf8');
    expect(withTable(guide)).toBe(guide);
  });

  test('cannot be generated for a text that lacks the marks that enclose the table', () => {
    expect(() => withTable('# Verdant')).toThrow('marks');
  });
});
