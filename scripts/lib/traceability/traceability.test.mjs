import { checkCoverage } from './check.mjs';
import { jestCovered, playwrightCovered } from './reported-tags.mjs';

const subjects = {
  guarantees: [
    {
      section: 'Loading',
      guarantees: [
        { id: 'one-entry', text: 'a | b' },
        { id: 'loop', text: 'c', partly: 'why' },
      ],
    },
  ],
  specification: [
    {
      title: '1. One',
      sentences: [
        { id: '1.1', text: 'd' },
        { id: '1.2', text: 'e', untestable: 'no screen' },
      ],
    },
  ],
};
const unit = {
  name: 'unit',
  passed: 3,
  failed: 0,
  ms: 1,
  covered: [
    { tag: 'g-one-entry', file: 'a.test.ts' },
    { tag: 'g-loop', file: 'b.test.ts' },
  ],
};

test('tags of passed tests of jest are found in their titles and those of their groups', () => {
  const result = (fullName, status = 'passed') => ({ fullName, status });
  const assertionResults = [
    result('a group @g-one-entry loads it once'),
    result('shows 12 rows @s-2.31 @g-loop'),
    result('shows 13 rows @s-2.31'),
    result('is red @g-red', 'failed'),
    result('is left out @g-left-out', 'pending'),
    result('imports @verdant/shared, mails a@g-x.example'),
  ];
  expect(jestCovered({ testResults: [{ name: '/tree/shell/src/a.test.ts', assertionResults }] }, '/tree')).toEqual(
    ['g-one-entry', 's-2.31', 'g-loop'].map((tag) => ({ tag, file: 'shell/src/a.test.ts' })),
  );
});

test('reads the tags of passed Playwright tests from its report, from titles and groups', () => {
  // The helper that declares a test is where the report places it.
  const spec = (tags, status) => ({ file: 'journeys/helper.ts', tags, tests: [{ status }] });
  const suites = [
    {
      file: 'journeys/a.spec.ts',
      specs: [spec(['s-2.31', 'rest'], 'expected')],
      suites: [{ specs: [spec(['g-loop', 's-2.31'], 'expected'), spec(['g-red'], 'unexpected')] }],
    },
    { file: 'journeys/b.spec.ts', specs: [spec(['g-left-out'], 'skipped')] },
  ];
  expect(playwrightCovered({ config: { rootDir: '/tree/e2e' }, suites }, '/tree')).toEqual(
    ['s-2.31', 'g-loop'].map((tag) => ({ tag, file: 'e2e/journeys/a.spec.ts' })),
  );
});

test('a run without a passed test of a guarantee or a sentence fails once, and names each, and unknown tags', () => {
  const covered = [unit.covered[0], { tag: 'g-one-enrty', file: 'd.test.ts' }];
  const { passed, failed, failures } = checkCoverage([{ ...unit, covered }], subjects);
  expect([passed, failed]).toEqual([0, 1]);
  expect(failures[0].lines).toEqual([
    'no test has the tag @g-loop: c',
    'no test has the tag @s-1.1: d',
    'unknown tag @g-one-enrty in d.test.ts',
  ]);
});

test('coverage of a failed or skipped part is not reported', () => {
  const failed = { name: 'browser', passed: 0, failed: 1, ms: 1 };
  const { because, failures, ...counts } = checkCoverage([unit, failed], subjects);
  expect([because, failures, counts.passed, counts.failed]).toEqual(['browser', undefined, 0, 0]);
});
