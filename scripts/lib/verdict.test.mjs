import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './repository.mjs';
import { parsePartArguments, runReportOf, runTestParts } from './run-parts.mjs';
import { readJestReport, readPlaywrightReport, runTool } from './tools.mjs';

const part = (name, more = {}) => ({
  name,
  about: name,
  tiers: ['quick'],
  run: async () => ({ passed: 2, failed: [], output: '' }),
  ...more,
});

describe('the tests of a tool', () => {
  const exit = (code) => [`The tool ended with exit code ${code}`];

  test.each([
    ['are one failure if there is no report', undefined, 0, 0, exit(0)],
    ['are one failure if the report is cut off', '{"passed": ', 0, 0, exit(0)],
    ['are those of the report', '{"passed": 1, "failed": ["subtracts"]}', 1, 1, ['subtracts']],
    ['include one failure if the tool fails without a failed test', '{"passed": 1, "failed": []}', 1, 1, exit(1)],
    ['can be none', '{"passed": 0, "failed": []}', 0, 0, []],
  ])('%s', async (_title, report, code, passed, failed) => {
    const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
    const script = join(folder, 'tool.cjs');
    const write = "if (process.argv[3]) require('node:fs').writeFileSync(process.argv[2], process.argv[3]);";
    writeFileSync(script, `${write}\nprocess.exitCode = ${code};`);
    const outcome = await runTool(
      'verdict',
      (text) => text,
      (file) => [[script, file, ...(report ? [report] : [])]],
    );
    expect(outcome).toEqual({ passed, failed, output: '' });
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
    expect(readJestReport({ numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: ['a.test.ts: is red', 'b.test.ts'],
    });
  });

  test('include Playwright tests in nested groups, and errors before the tests', () => {
    const spec = (title, ok) => ({ title, file: 'a.spec.ts', line: 7, ok });
    const suites = [{ specs: [spec('closes', false), spec('waits', true)] }];
    const report = {
      errors: [{ message: 'no server\nat a line' }],
      suites: [{ specs: [spec('opens', true)], suites }],
      stats: { expected: 1, flaky: 1, skipped: 1, unexpected: 1 },
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 2,
      failed: ['Before the tests: no server', 'a.spec.ts:7 closes'],
    });
  });
});

describe('a test run', () => {
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));

  test('reports its parts in order, a part that throws an error as failed, and a part that needs a failed part as not run', async () => {
    const run = jest.fn();
    const results = await runTestParts(
      [
        part('lint', { tiers: ['check'] }),
        part('build', { run: async () => ({ passed: 1, failed: ['a.test.ts: subtracts'], output: '' }) }),
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
