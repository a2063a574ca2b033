/**
 * Journeys that `npm test` leaves to the full run, whole files: details of screens that component tests ask about as well,
 * other languages, paper, measurements, and failures of the loader, which the platform's tests and the matrix ask about.
 * A single test says so itself, by the tag @rest.
 */
const REST_JOURNEYS = [
  'account-changes',
  'connected-accounts',
  'dashboard-height',
  'email-reminder',
  'event-replay',
  'fault-lab',
  'first-visit',
  'forced-colours',
  'forgot-password',
  'guard',
  'history',
  'import',
  'keyboard',
  'keyboard-controls',
  'keyboard-money',
  'landing',
  'language',
  'large-text',
  'legal-pages',
  'loading-faults',
  'navigation',
  'newer-version',
  'offered-answers',
  'offline',
  'override',
  'own-category',
  'page-metadata',
  'passkeys',
  'password-strength',
  'personas',
  'platform',
  'preloaded-requests',
  'prerendered-page-suspends',
  'print',
  'quiz-interaction',
  'quiz-language',
  'release-leaks',
  'remote-down',
  'screen-faults',
  'security',
  'theme',
  'two-step-sign-in',
  'unsaved-changes',
  'vitals',
  'whole-life',
];

/** Details of screens in `conformance`: colours, charts, themes, frames and failed chunks. */
const REST_SENTENCES = ['bank', 'chunks', 'dashboard', 'landing', 'theme'];

/** @param {string} folder @param {string[]} names */
const specs = (folder, names) => `${folder}/(?:${names.join('|')})\\.spec`;

/** What Playwright's `--grep` finds the tests of the full run by; it looks at paths, titles and tags. */
export const REST_PATTERN = `@rest|${specs('journeys', REST_JOURNEYS)}|${specs('conformance', REST_SENTENCES)}`;

/**
 * API tests that `npm test` leaves to the full run, whole files: of feature teams, prerendering, passkeys and codes, timing
 * of responses about accounts, and what waits for windows, jobs and messages; and what unit tests or a test of the same calls
 * ask about as well: further languages, further notices, failures of the aggregator.
 */
const REST_API = [
  'account-email',
  'account-export',
  'account-notices',
  'account-residue',
  'account-security',
  'alerts',
  'answer-changes',
  'automatic-rollback',
  'bank-link-sandbox',
  'check-shell',
  'credential-changes',
  'devices',
  'differences',
  'fault-lab',
  'fault-lab-api',
  'fault-lab-releases',
  'federation-fixture',
  'file-errors',
  'file-stores',
  'form-posts',
  'history',
  'insights-languages',
  'jobs',
  'kind-line',
  'known-devices',
  'linked-after-import',
  'load-reports',
  'logs',
  'mail-limits',
  'money-budget',
  'money-cycle',
  'money-failures',
  'money-households',
  'money-letter',
  'offered-answers',
  'overrides',
  'passkeys',
  'prerendered-pages',
  'previews',
  'publishing',
  'quiz-extras',
  'quiz-languages',
  'quiz-result',
  'registry-visitors',
  'release-verbs',
  'reports',
  'second-factor',
  'served-builds',
  'services',
  'settings',
  'site',
  'source-maps',
  'staff-first',
  'thrown-errors',
  'traces',
];

/** What Jest finds the API tests of the full run by; it looks at paths. */
export const REST_API_PATTERN = `server/test/(?:${REST_API.join('|')})\\.test`;
