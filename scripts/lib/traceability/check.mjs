import { readSubjects } from './subjects.mjs';

/**
 * @typedef {import('./reported-tags.mjs').Covered} Covered
 * @typedef {import('./subjects.mjs').Subjects} Subjects
 * @typedef {import('../results.mjs').Result} Result
 * @typedef {import('../results.mjs').Run} Run
 */

const NAME = 'coverage';

/** What must have a passed test, by its tag. @param {Subjects} subjects @returns {Map<string, string>} tag, text */
function required({ guarantees, specification }) {
  const rows = guarantees.flatMap((section) => section.guarantees);
  const sentences = specification.flatMap((section) => section.sentences);
  return new Map([
    ...rows.map(({ id, text }) => /** @type {const} */ ([`g-${id}`, text])),
    ...sentences
      .filter(({ untestable }) => untestable === undefined)
      .map(({ id, text }) => /** @type {const} */ ([`s-${id}`, text])),
  ]);
}

/**
 * Whether every guarantee and every sentence of the specification has a test that passed in a whole run: one test more.
 * Where something failed this is not known, and the run has failed anyway.
 * @param {Result[]} results of every part
 * @param {Subjects} subjects
 * @returns {Result}
 */
export function checkCoverage(results, subjects) {
  const broken = results.find(({ failed }) => failed > 0);
  if (broken) return { name: NAME, passed: 0, failed: 0, ms: 0, because: broken.name };
  const covered = results.flatMap((result) => result.covered ?? []);
  const tags = new Set(covered.map(({ tag }) => tag));
  const texts = required(subjects);
  const problems = [
    ...[...texts].filter(([tag]) => !tags.has(tag)).map(([tag, text]) => `no test has the tag @${tag}: ${text}`),
    ...covered.filter(({ tag }) => !texts.has(tag)).map(({ tag, file }) => `unknown tag @${tag} in ${file}`),
  ];
  if (problems.length === 0) return { name: NAME, passed: 1, failed: 0, ms: 0 };
  const failures = [{ title: 'every guarantee and every sentence of the specification has a test', lines: problems }];
  return { name: NAME, passed: 0, failed: 1, ms: 0, failures };
}

/** A run of all tests with this check. @param {Run} run @returns {Promise<Run>} */
export const withCoverage = async ({ results, ms }) => ({
  results: [...results, checkCoverage(results, await readSubjects())],
  ms,
});
