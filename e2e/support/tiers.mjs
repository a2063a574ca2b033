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
  'history',
  'keyboard',
  'keyboard-controls',
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
  'whole-life',
];

/**
 * Sentences that component tests ask about as well: sections, figures and texts that are the same for everybody, settings, the bank
 * connection; and failed chunks, which the platform's tests ask about.
 */
const REST_SENTENCES = [
  '2-bank',
  '2-dashboard-figures',
  '2-debug',
  '2-landing-first-half',
  '2-landing-second-half',
  '2-notification',
  '2-profile-settings',
  '2-samples-advice',
  '2-samples-money-kept',
  '2-samples-money-out',
  '3-entities',
  '4-dashboard-levels',
  '7-debug',
  '8-chunks',
  '9-constants',
  '9-figures',
];

/** What Playwright's `--grep` finds the tests of the full run by; it looks at paths, titles and tags. */
export const REST_PATTERN = `@rest|(?:journeys|conformance)/(?:${[...REST_JOURNEYS, ...REST_SENTENCES].join('|')})\\.spec`;

/**
 * API tests that `npm test` leaves to the full run, whole files: of operators and feature teams, prerendering, and what
 * waits for windows, jobs and messages; and what unit tests or a test of the same calls ask about as well: further
 * languages, further notices, failures of the aggregator.
 */
const REST_API = [
  'account-export',
  'account-notices',
  'alerts',
  'answer-changes',
  'automatic-rollback',
  'bank-link-sandbox',
  'check-shell',
  'devices',
  'differences',
  'fault-lab',
  'fault-lab-api',
  'fault-lab-releases',
  'federation-fixture',
  'file-errors',
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
  'money-cycle',
  'money-failures',
  'money-households',
  'offered-answers',
  'overrides',
  'prerendered-pages',
  'previews',
  'quiz-extras',
  'quiz-languages',
  'registry-visitors',
  'release-compatibility',
  'release-verbs',
  'remote-health',
  'settings',
  'sign-in-review',
  'source-maps',
  'staff-first',
];

/** What Jest finds the API tests of the full run by; it looks at paths. */
export const REST_API_PATTERN = `server/test/(?:${REST_API.join('|')})\\.test`;
