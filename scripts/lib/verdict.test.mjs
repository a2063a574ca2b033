import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCoverage } from './coverage.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';
import { ROOT } from './root.mjs';
import { parsePartArguments, reportOf, runPartsByLane } from './run-parts.mjs';
import { readTestCounts } from './tools.mjs';

const ok = { passed: 2, failed: 0, output: '' };
const part = (name, more = {}) => ({ name, about: name, tiers: ['quick'], run: async () => ok, ...more });

describe('the test counts of a tool', () => {
  test.each([
    ['include one failure if there is no report', undefined, 0, 1],
    ['include one failure if the report is cut off', '{"passed": 3', 0, 1],
    ['include the failures of the report', '{"passed": 3, "failed": 2}', 1, 2],
    ['include one failure if the tool fails but its report has no failures', '{"passed": 3, "failed": 0}', 1, 1],
  ])('%s', (_title, text, code, failed) => {
    const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
    const file = join(folder, 'report.json');
    if (text !== undefined) writeFileSync(file, text);
    expect(readTestCounts(file, code, (report) => report).failed).toBe(failed);
    rmSync(folder, { recursive: true });
  });

  test('include Jest tests with their tags, and files that could not be run', () => {
    const assertionResults = [
      { fullName: 'a group @g-one shows 12 rows @s-2.31, mails a@g-x.example', status: 'passed' },
      { fullName: 'is red @g-red', status: 'failed' },
      { fullName: 'is left out @g-left-out', status: 'pending' },
    ];
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { name: join(ROOT, 'shell/src/a.test.ts'), message: '', assertionResults },
        { name: join(ROOT, 'b.test.ts'), message: 'no such module', assertionResults: [] },
      ],
    };
    expect(readJestReport(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['b.test.ts', 'shell/src/a.test.ts: is red @g-red'],
      covered: ['g-one', 's-2.31'].map((tag) => ({ tag, file: 'shell/src/a.test.ts' })),
    });
  });

  test('include Playwright tests in nested groups, and errors before the tests', () => {
    const spec = (title, status, tags) => ({
      title,
      file: 'journeys/helper.ts',
      line: 7,
      ok: status !== 'unexpected',
      tags,
      tests: [{ status }],
    });
    const suite = {
      file: 'journeys/a.spec.ts',
      specs: [spec('opens', 'expected', ['s-2.31', 'rest'])],
      suites: [{ specs: [spec('closes', 'unexpected', ['g-red']), spec('waits', 'skipped', ['g-left-out'])] }],
    };
    const report = {
      config: { rootDir: join(ROOT, 'e2e') },
      stats: { expected: 1, flaky: 0, unexpected: 1 },
      errors: [{ message: 'no server\nat a line' }],
      suites: [suite],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['Before the tests: no server', 'journeys/helper.ts:7 closes'],
      covered: [{ tag: 's-2.31', file: 'e2e/journeys/a.spec.ts' }],
    });
  });
});

describe('a test run', () => {
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));

  test('lists the results in the order of the parts, even if parts run in parallel or throw an error', async () => {
    const run = () => Promise.reject(new Error('no memory'));
    const results = await runPartsByLane(
      [part('lint', { lane: 'checks' }), part('unit', { run }), part('api')],
      'quick',
    );
    expect(results.map(({ name, failed }) => `${name} ${failed}`)).toEqual(['lint 0', 'unit 1', 'api 0']);
  });

  test('fails with a reason if a part cannot run because an earlier part failed', async () => {
    const run = jest.fn();
    const parts = [
      part('build', { run: async () => ({ ...ok, failed: 1, failures: ['a.test.ts: adds'] }) }),
      part('browser', { needs: 'build', run }),
      part('outside', { needs: 'browser', run }),
    ];
    const { text, code } = reportOf(await runPartsByLane(parts, undefined), 1);
    expect(run).not.toHaveBeenCalled();
    expect(code).toBe(1);
    expect(text).toMatch(
      /browser +not run: build failed\n.+not run: browser failed\n✘ a\.test\.ts: adds\n\n2 passed, 3 failed$/,
    );
  });

  test.each([
    [[], ['lint', 'unit'], ['quick']],
    [['--rest'], ['unit', 'studies'], ['rest']],
    [['--all'], ['lint', 'unit', 'studies'], ['quick', 'rest']],
    [['unit', 'lint'], ['lint', 'unit'], []],
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

describe('the coverage check', () => {
  const subjects = [
    { tag: 'g-one', text: 'a | b' },
    { tag: 's-1.1', text: 'd' },
    { tag: 's-1.2', text: 'e', untestable: 'no screen' },
  ];
  const results = (...tags) => [
    { name: 'unit', passed: 3, failed: 0, ms: 1, covered: tags.map((tag) => ({ tag, file: 'a.test.ts' })) },
  ];

  test('counts a single failure, and lists each requirement without a passed test and each unknown tag', () => {
    const { passed, failed, failures } = checkCoverage(results('g-one', 'g-oen'), subjects);
    expect([passed, failed]).toEqual([0, 1]);
    expect(failures).toEqual(['no test has the tag @s-1.1: d', 'unknown tag @g-oen in a.test.ts']);
  });

  test('counts a single pass if every testable requirement has a passed test', () => {
    expect(checkCoverage(results('g-one', 's-1.1'), subjects)).toMatchObject({ passed: 1, failed: 0 });
  });

  test('is skipped if any part of the run failed', () => {
    const all = [...results('g-one'), { name: 'browser', passed: 0, failed: 1, ms: 1 }];
    expect(checkCoverage(all, subjects)).toMatchObject({ failed: 0, because: 'browser' });
  });
});
