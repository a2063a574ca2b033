import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCoverage } from './coverage.mjs';
import { readJest, readPlaywright } from './reports.mjs';
import { forgetRun, reportOf, saveRun, totalRun } from './results.mjs';
import { ROOT } from './root.mjs';
import { chooseParts, runLanes } from './run-parts.mjs';
import { countsFrom } from './tools.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ok = { passed: 2, failed: 0, output: '' };
const part = (name, more = {}) => ({
  name,
  about: name,
  tiers: ['quick'],
  lane: 'tests',
  run: async () => ok,
  ...more,
});
const failing = part('build', { run: async () => ({ ...ok, failed: 1 }) });
const jestReport = (assertionResults, more = {}) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: join(ROOT, 'shell/src/a.test.ts'), message: '', assertionResults }],
  ...more,
});
const jestTest = (fullName, status = 'passed') => ({
  fullName,
  status,
  failureMessages: ['expected 1\n\n  received 2'],
});

describe('the counts of a tool', () => {
  test.each([
    ['without a report', undefined, 0, 1],
    ['without a report, which failed', undefined, 1, 1],
    ['whose report is cut off', '{"passed": 3', 0, 1],
    ['that passed', '{"passed": 3, "failed": 0}', 0, 0],
    ['that failed', '{"passed": 3, "failed": 2}', 1, 2],
    ['that failed with a report of passed tests alone', '{"passed": 3, "failed": 0}', 1, 1],
  ])('%s', (name, text, code, failed) => {
    const file = join(folder, `${name}.json`);
    if (text !== undefined) writeFileSync(file, text);
    expect(countsFrom(file, code, (report) => report).failed).toBe(failed);
  });

  test('are those of the report of Jest, with titles, messages, and the tags of what passed', () => {
    const tests = [
      jestTest('a group @g-one loads it once'),
      jestTest('shows 12 rows @s-2.31 @g-loop'),
      jestTest('is red @g-red', 'failed'),
      jestTest('is left out @g-left-out', 'pending'),
      jestTest('imports @verdant/shared, mails a@g-x.example'),
    ];
    const { passed, failed, failures, covered } = readJest(jestReport(tests));
    expect([passed, failed]).toEqual([3, 1]);
    expect(failures).toEqual([
      { title: expect.stringMatching(/a\.test\.ts: is red @g-red$/), lines: ['expected 1', '  received 2'] },
    ]);
    expect(covered).toEqual(['g-one', 's-2.31', 'g-loop'].map((tag) => ({ tag, file: 'shell/src/a.test.ts' })));
  });

  test('names a file of Jest that could not be run', () => {
    const broken = { name: 'b.test.ts', message: 'no such module', assertionResults: [] };
    const { failed, failures } = readJest(jestReport([], { numRuntimeErrorTestSuites: 1, testResults: [broken] }));
    expect([failed, failures]).toEqual([1, [{ title: 'b.test.ts', lines: ['no such module'] }]]);
  });

  test('are those of the report of Playwright, in groups too', () => {
    const spec = (title, status, tags = []) => ({
      title,
      file: 'journeys/helper.ts',
      line: 7,
      ok: status !== 'unexpected',
      tags,
      tests: [{ status, results: [{ errors: status === 'unexpected' ? [{ message: 'not visible' }] : [] }] }],
    });
    const suites = [
      {
        file: 'journeys/a.spec.ts',
        specs: [spec('opens', 'expected', ['s-2.31', 'rest'])],
        suites: [{ specs: [spec('closes', 'unexpected', ['g-red']), spec('waits', 'skipped', ['g-left-out'])] }],
      },
    ];
    const report = { config: { rootDir: join(ROOT, 'e2e') }, stats: { expected: 1, flaky: 0, unexpected: 1 }, suites };
    expect(readPlaywright({ ...report, errors: [{ message: 'no server' }] })).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { title: 'Before the tests', lines: ['no server'] },
        { title: 'journeys/helper.ts:7 closes', lines: ['not visible'] },
      ],
      covered: [{ tag: 's-2.31', file: 'e2e/journeys/a.spec.ts' }],
    });
  });
});

describe('a run', () => {
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));

  test('has the results of all lanes, in the order of the parts', async () => {
    const parts = [part('lint', { lane: 'checks' }), part('unit'), part('api')];
    const results = await runLanes(parts, 'quick');
    expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual(
      ['lint', 'unit', 'api'].map((name) => [name, 2, 0]),
    );
  });

  test('fails where a part throws, and goes on', async () => {
    const parts = [part('unit', { run: () => Promise.reject(new Error('no memory')) }), part('api')];
    const results = await runLanes(parts, undefined);
    expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
    expect(reportOf({ results, ms: 1 }).code).toBe(1);
  });

  test('fails where a part cannot run, and says why', async () => {
    const run = jest.fn();
    const parts = [failing, part('browser', { needs: 'build', run }), part('outside', { needs: 'browser', run })];
    const results = await runLanes(parts, undefined);
    expect(run).not.toHaveBeenCalled();
    expect(results.map(({ failed, because }) => [failed, because])).toEqual([
      [1, undefined],
      [1, 'build'],
      [1, 'browser'],
    ]);
    const { text, code } = reportOf({ results, ms: 1 });
    expect(code).toBe(1);
    expect(text).toMatch(/browser +not run: build failed[^]*\n2 passed, 3 failed$/);
  });

  test('ends with the titles of what failed, and the sums', () => {
    const failures = [{ title: 'a.test.ts: adds', lines: ['expected 1'] }];
    const { text, code } = reportOf({ results: [{ name: 'unit', passed: 3, failed: 1, ms: 9, failures }], ms: 9 });
    expect(code).toBe(1);
    expect(text).toMatch(/✘ a\.test\.ts: adds\n {4}expected 1[^]*FAILED[^]*✘ a\.test\.ts: adds\n\n3 passed, 1 failed$/);
  });

  test('fails in total if a tier did not end', () => {
    const run = { results: [{ name: 'unit', passed: 3, failed: 0, ms: 2 }], ms: 2 };
    saveRun(['quick'], run, folder);
    expect(reportOf(totalRun(folder)).code).toBe(1);
    saveRun(['rest'], run, folder);
    expect(reportOf(totalRun(folder))).toMatchObject({ code: 0, text: expect.stringMatching(/\n6 passed, 0 failed$/) });
    forgetRun(['quick'], folder);
    expect(reportOf(totalRun(folder)).code).toBe(1);
  });

  test('is refused if a part does not exist', () => {
    expect(() => chooseParts(['unti'], [part('unit')])).toThrow('There is no part "unti"');
  });
});

describe('coverage', () => {
  const subjects = [
    { tag: 'g-one', text: 'a | b' },
    { tag: 's-1.1', text: 'd' },
    { tag: 's-1.2', text: 'e', untestable: 'no screen' },
  ];
  const unit = { name: 'unit', passed: 3, failed: 0, ms: 1, covered: [{ tag: 'g-one', file: 'a.test.ts' }] };

  test('fails once without a passed test of a subject, and names each, and unknown tags', () => {
    const covered = [...unit.covered, { tag: 'g-oen', file: 'd.test.ts' }];
    const { passed, failed, failures } = checkCoverage([{ ...unit, covered }], subjects);
    expect([passed, failed]).toEqual([0, 1]);
    expect(failures[0].lines).toEqual(['no test has the tag @s-1.1: d', 'unknown tag @g-oen in d.test.ts']);
  });

  test('passes once where every subject has a test', () => {
    const covered = [...unit.covered, { tag: 's-1.1', file: 'b.test.ts' }];
    expect(checkCoverage([{ ...unit, covered }], subjects)).toMatchObject({ passed: 1, failed: 0 });
  });

  test('is not reported for a failed or skipped part', () => {
    const { because, failures } = checkCoverage([unit, { name: 'browser', passed: 0, failed: 1, ms: 1 }], subjects);
    expect([because, failures]).toEqual(['browser', undefined]);
  });
});
