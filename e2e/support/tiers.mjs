/**
 * Journeys that `npm test` leaves to the full run, whole files: details of screens that component tests ask about as well,
 * other languages, paper, measurements, and failures of the loader, which the platform's tests and the matrix ask about.
 * A single test says so itself, by the tag @rest.
 */
export const REST_JOURNEYS = [
  'early-calls',
  'email-reminder',
  'fault-lab',
  'forced-colours',
  'history',
  'keyboard-controls',
  'landing',
  'legal-pages',
  'loading-faults',
  'override',
  'own-spending',
  'page-metadata',
  'password-strength',
  'personas',
  'platform',
  'print',
  'quiz-interaction',
  'quiz-language',
  'screen-faults',
  'written-page-suspends',
];

/** What Playwright's `--grep` finds the tests of the full run by; it looks at paths, titles and tags. */
export const REST_PATTERN = `@rest|journeys/(?:${REST_JOURNEYS.join('|')})\\.spec`;
