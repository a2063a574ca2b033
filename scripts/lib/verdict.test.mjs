import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCoverage } from './coverage.mjs';
import { ROOT } from './root.mjs';
import { parsePartArguments, reportOf, runAll } from './run-parts.mjs';
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

  test('include Jest tests with their tags, and files that could not be run', () => {
    const assertionResults = [
      { fullName: 'a group @g-one shows 12 rows @s-2.31, mails a@g-x.example', status: 'passed' },
      { fullName: 'is red @g-red', status: 'failed' },
      { fullName: 'is left out @g-left-out', status: 'pending' },
    ];
    const testResults = [
      { name: join(ROOT, 'a.test.ts'), message: '', assertionResults },
      { name: join(ROOT, 'b.test.ts'), message: 'no such module', assertionResults: [] },
    ];
    expect(readJestReport({ testResults })).toEqual([
      { title: 'b.test.ts', status: 'failed' },
      {
        title: `a.test.ts: ${assertionResults[0].fullName}`,
        status: 'passed',
        file: 'a.test.ts',
        tags: ['g-one', 's-2.31'],
      },
      { title: 'a.test.ts: is red @g-red', status: 'failed', file: 'a.test.ts', tags: ['g-red'] },
      { title: 'a.test.ts: is left out @g-left-out', status: 'skipped', file: 'a.test.ts', tags: ['g-left-out'] },
    ]);
  });

  test('include Playwright tests in nested groups, and errors before the tests', () => {
    const spec = (title, status, tags) => ({ title, file: 'helper.ts', line: 7, tags, tests: [{ status }] });
    const specs = [spec('opens', 'expected', ['s-2.31', 'rest'])];
    const suites = [{ specs: [spec('closes', 'unexpected', []), spec('waits', 'skipped', [])] }];
    const report = {
      config: { rootDir: join(ROOT, 'e2e') },
      errors: [{ message: 'no server\nat a line' }],
      suites: [{ file: 'a.spec.ts', specs, suites }],
    };
    const file = 'e2e/a.spec.ts';
    expect(readPlaywrightReport(report)).toEqual([
      { title: 'Before the tests: no server', status: 'failed' },
      { title: 'helper.ts:7 opens', status: 'passed', file, tags: ['s-2.31'] },
      { title: 'helper.ts:7 closes', status: 'failed', file, tags: [] },
      { title: 'helper.ts:7 waits', status: 'skipped', file, tags: [] },
    ]);
  });
});

describe('a test run', () => {
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));

  test('reports parallel parts in their order, errors of parts, and parts that need a failed part', async () => {
    const run = jest.fn();
    const results = await runAll(
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
    expect(reportOf(results, 1).replaceAll(/, [\d.]+ s$/gm, '')).toBe(`
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

test.each([
  [['g-one', 's-1.1'], 'passed', 'coverage '],
  [['g-one', 'g-oen'], 'failed', 'coverage no test has the tag @s-1.1: d\n  unknown tag @g-oen in a.test.ts'],
])('the coverage of passed tests with the tags %j has %s', (tags, status, title) => {
  const subjects = [
    { tag: 'g-one', text: 'a | b' },
    { tag: 's-1.1', text: 'd' },
    { tag: 's-1.2', text: 'e', untestable: 'no screen' },
  ];
  const tests = [
    { ...passed, tags, file: 'a.test.ts' },
    { ...failed, tags: ['g-red'], file: 'a.test.ts' },
  ];
  expect(checkCoverage(tests, subjects)).toEqual([{ title, status }]);
});
