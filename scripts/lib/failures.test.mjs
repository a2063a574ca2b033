import { digest, jestFailures, playwrightFailures } from './failures.mjs';

const red = (/** @type {string} */ text) => `\u001B[31m${text}\u001B[39m`;

test('a failed test of jest has its file, its name and what happened', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: 'both',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'divides', status: 'failed', failureMessages: [`${red('expected 2')}\n\n  got 3`] },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(jestFailures(report)).toEqual([
    { title: 'a.test.ts: divides', lines: ['expected 2', '  got 3'] },
    { title: 'b.test.ts', lines: ['Cannot find module'] },
  ]);
});

test('a failed test of Playwright also has the page as it was', () => {
  const failed = {
    errors: [{ message: red('not visible') }],
    attachments: [{ name: 'error-context', path: 'context.md' }],
  };
  const report = {
    errors: [{ message: 'The port is taken' }],
    suites: [
      {
        title: 'quiz.spec.ts',
        suites: [
          {
            title: 'quiz',
            specs: [
              { title: 'opens', file: 'quiz.spec.ts', line: 3, ok: true, tests: [] },
              { title: 'ends', file: 'quiz.spec.ts', line: 9, ok: false, tests: [{ results: [failed] }] },
            ],
          },
        ],
      },
    ],
  };
  const context = '# Instructions\nnot this\n# Page snapshot\n\n```yaml\n- heading "Timed out"\n```\n';
  expect(playwrightFailures(report, (path) => (path === 'context.md' ? context : ''))).toEqual([
    { title: 'Before the tests', lines: ['The port is taken'] },
    { title: 'quiz.spec.ts:9 ends', lines: ['not visible', '- heading "Timed out"'] },
  ]);
});

test('the digest has every title, however many there are', () => {
  const lines = Array.from({ length: 30 }, (_, line) => `line ${line}`);
  expect(digest([{ title: 'one', lines: ['why'] }])).toBe('✘ one\n    why');
  const many = digest(Array.from({ length: 100 }, (_, index) => ({ title: `test ${index}`, lines }))).split('\n');
  expect(many.filter((line) => line.startsWith('✘'))).toHaveLength(100);
  expect(many.length).toBeLessThanOrEqual(130);
});
