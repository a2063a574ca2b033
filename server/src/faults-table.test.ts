import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withFaultsTable } from '@verdant/federation/server';

test('the guide for QA lists every fault (npm run docs writes the table)', () => {
  const guide = readFileSync(resolve(__dirname, '../../docs/qa.md'), 'utf8');
  expect(withFaultsTable(guide)).toBe(guide);
});

test('generating the table of faults fails if the guide lacks the marks that enclose the table', () => {
  expect(() => withFaultsTable('# For QA')).toThrow('marks');
});
