import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { parsePartArguments, runReportOf, runTestParts } from './run-parts.mjs';
import { readJestReport, readPlaywrightReport, readReport } from './tools.mjs';

const passed = { title: 'a.test.ts: adds', status: 'passed' };
const failed = { title: 'a.test.ts: subtracts', status: 'failed' };
const part = (name, more = {}) => ({
  name,
  about: name,
  tiers: ['quick'],
  run: async () => ({ tests: [passed, passed], output: '' }),
  ...more,
});

describe('the tests of a tool', () => {
  const exit = (code) => ({ title: `The tool ended with exit code ${code}`, status: 'failed' });

  test.each([
    ['are one failure if there is no report', undefined, 0, [exit(0)]],
    ['are one failure if the report is cut off', '[{"title": ', 0, [exit(0)]],
    ['are those of the report', JSON.stringify([passed, failed]), 1, [passed, failed]],
    ['include one failure if the tool fails without a failed test', JSON.stringify([passed]), 1, [passed, exit(1)]],
    ['can be none', '[]', 0, []],
  ])('%s', (_title, text, code, tests) => {
    const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
    const file = join(folder, 'report.json');
    if (text !== undefined) writeFileSync(file, text);
    expect(readReport(file, code, (report) => report)).toEqual(tests);
    rmSync(folder, { recursive: true });
  });

  test('include the tests of Jest, and files that could not be run', () => {
    const assertionResults = [
      { fullName: 'is green', status: 'passed' },
      { fullName: 'is red', status: 'failed' },
      { fullName: 'is left out', status: 'pending' },
    ];
    const testResults = [
      { name: join(ROOT, 'a.test.ts'), message: '', assertionResults },
      { name: join(ROOT, 'b.test.ts'), message: 'no such module', assertionResults: [] },
    ];
    expect(readJestReport({ testResults })).toEqual([
      { title: 'b.test.ts', status: 'failed' },
      { title: 'a.test.ts: is green', status: 'passed' },
      { title: 'a.test.ts: is red', status: 'failed' },
      { title: 'a.test.ts: is left out', status: 'skipped' },
    ]);
  });

  test('include Playwright tests in nested groups, and errors before the tests', () => {
    const spec = (title, status) => ({ title, file: 'a.spec.ts', line: 7, tests: [{ status }] });
    const suites = [{ specs: [spec('closes', 'unexpected'), spec('waits', 'skipped')] }];
    const errors = [{ message: 'no server\nat a line' }];
    expect(readPlaywrightReport({ errors, suites: [{ specs: [spec('opens', 'expected')], suites }] })).toEqual([
      { title: 'Before the tests: no server', status: 'failed' },
      { title: 'a.spec.ts:7 opens', status: 'passed' },
      { title: 'a.spec.ts:7 closes', status: 'failed' },
      { title: 'a.spec.ts:7 waits', status: 'skipped' },
    ]);
  });
});

describe('a test run', () => {
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));

  test('reports its parts in order, a part that throws an error as failed, and a part that needs a failed part as not run', async () => {
    const run = jest.fn();
    const results = await runTestParts(
      [
        part('lint', { isCheck: true }),
        part('build', { run: async () => ({ tests: [passed, failed], output: '' }) }),
        part('unit', { run: () => Promise.reject(new Error('no memory')) }),
        part('browser', { needs: 'build', run }),
        part('outside', { needs: 'browser', run }),
      ],
      'quick',
    );
    expect(run).not.toHaveBeenCalled();
    expect(runReportOf(results, 1).replaceAll(/, [\d.]+ s$/gm, '')).toBe(`
Took 0.0 s
  lint       ok     2 passed, 0 failed
  build      FAILED 1 passed, 1 failed
  unit       FAILED 0 passed, 1 failed
  browser    FAILED 0 passed, 1 failed
  outside    FAILED 0 passed, 1 failed
✘ a.test.ts: subtracts
✘ unit: no memory
✘ browser was not run: build failed
✘ outside was not run: browser failed

3 passed, 4 failed`);
  });

  test.each([
    [[], ['lint', 'unit'], ['quick']],
    [['--rest'], ['unit', 'studies'], ['rest']],
    [['--all'], ['lint', 'unit', 'studies'], ['quick', 'rest']],
    [['unit'], ['unit'], []],
    [['unit', 'shell'], ['unit'], []],
  ])('selects for the arguments %j the parts %j', (words, names, tiers) => {
    const parts = [part('lint'), part('unit', { tiers: ['quick', 'rest'] }), part('studies', { tiers: ['rest'] })];
    const { chosen, ...choice } = parsePartArguments(words, parts);
    expect([chosen.map(({ name }) => name), choice.tiers]).toEqual([names, tiers]);
    expect(choice.extra).toEqual(words.filter((word) => word === 'shell'));
  });

  test('is refused if a requested part does not exist', () => {
    expect(() => parsePartArguments(['unti'], [part('unit')])).toThrow('There is no part "unti"');
  });
});
