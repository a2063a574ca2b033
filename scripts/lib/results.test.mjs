import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetRun, reportOf, saveRun, totalRun } from './results.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failure = { title: 'a journey', lines: ['lost'] };
const quick = {
  results: [
    { name: 'unit', passed: 10, failed: 0, ms: 2_000 },
    { name: 'browser', passed: 4, failed: 1, ms: 3_000, failures: [failure] },
  ],
  ms: 4_000,
};
const rest = { results: [{ name: 'browser', passed: 2, failed: 0, ms: 61_000 }], ms: 62_000 };

test('the total has each part once, and its last line the sum of both tiers', () => {
  saveRun('quick', quick, folder);
  saveRun('rest', rest, folder);
  const total = totalRun(folder);
  expect(total).toEqual({
    results: [
      { name: 'unit', passed: 10, failed: 0, ms: 2_000, failures: [] },
      { name: 'browser', passed: 6, failed: 1, ms: 64_000, failures: [failure] },
    ],
    ms: 66_000,
  });
  const { text, code } = reportOf(total);
  expect(text.split('\n').at(-1)).toBe('16 passed, 1 failed');
  expect(text).toMatch(/browser +FAILED 6 passed, 1 failed, 1 min 4 s/);
  expect(code).toBe(1);
});

test('a tier that did not come to its end has failed, whatever it did before', () => {
  saveRun('quick', { ...quick, results: quick.results.slice(0, 1) }, folder);
  saveRun('rest', rest, folder);
  expect(reportOf(totalRun(folder)).code).toBe(0);
  forgetRun('rest', folder);
  expect(reportOf(totalRun(folder))).toEqual({ text: expect.stringMatching(/10 passed, 1 failed$/), code: 1 });
});
