/**
 * Test files of journeys that `npm test` runs; all other journeys belong to the full run. In these files, a test that
 * belongs to the full run has the tag @rest.
 */
const QUICK_JOURNEYS = ['bank', 'changed-document', 'content-policy', 'logout', 'pages', 'prerendered', 'quiz'];

/** Test files in `conformance` of the full run only: details such as colours, charts, themes and failed chunks. */
const REST_SENTENCES = ['chunks', 'dashboard', 'landing', 'theme'];

/** @param {string} folder @param {string[]} names */
const specs = (folder, names) => `${folder}/(?:${names.join('|')})\\.spec`;

/** Pattern for Playwright's `--grep` that selects the tests of the full run by path, title and tag. */
export const FULL_RUN_PATTERN = `@rest|journeys/(?!(?:${QUICK_JOURNEYS.join('|')})\\.spec)|${specs('conformance', REST_SENTENCES)}`;

/**
 * Files of API tests that run only in the full run, not in `npm test`. They test feature teams, prerendering, passkeys and
 * codes, timing of responses about accounts, and waits for time windows, jobs and messages; or cases that unit tests or
 * other tests of the same calls also cover (further languages, further notices, failures of the aggregator).
 */
const REST_API = [
  'account-email',
  'account-export',
  'account-residue',
  'account-security',
  'alerts',
  'answer-changes',
  'automatic-rollback',
  'bank-link-sandbox',
  'credential-changes',
  'devices',
  'fault-lab',
  'fault-lab-releases',
  'federation-fixture',
  'file-errors',
  'form-posts',
  'jobs',
  'known-devices',
  'linked-after-import',
  'logs',
  'mail-limits',
  'money-budget',
  'money-cycle',
  'money-failures',
  'money-households',
  'offered-answers',
  'overrides',
  'passkeys',
  'prerendered-pages',
  'previews',
  'publishing',
  'quiz-extras',
  'quiz-languages',
  'registry-visitors',
  'release-verbs',
  'reports',
  'second-factor',
  'services',
  'settings',
  'shell-compatibility',
  'site',
  'source-maps',
  'thrown-errors',
  'traces',
];

/** Pattern for Jest that selects the API tests of the full run by path. */
export const FULL_RUN_API_PATTERN = `server/test/(?:${REST_API.join('|')})\\.test`;
