import { join, relative } from 'node:path';

/**
 * What a test covers stands in its title, or in that of its group, as a tag: `@g-` and the id of a guarantee
 * (docs/guarantees.json), or `@s-` and the number of a sentence of the specification.
 * @typedef {{ tag: string, file: string }} Covered a tag without its `@`, and the file of a passed test that has it
 */

const TAG = /^@?([gs]-[\w.-]*\w)/;

/** @param {string[]} words */
const tagsAmong = (words) => words.flatMap((word) => TAG.exec(word)?.[1] ?? []);

/** @param {{ file: string, tags: string[] }[]} tests @param {string} root @returns {Covered[]} each once */
function coveredOf(tests, root) {
  const all = tests.flatMap(({ file, tags }) => tags.map((tag) => ({ tag, file: relative(root, file) })));
  return [...new Map(all.map((covered) => [`${covered.tag} ${covered.file}`, covered])).values()];
}

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} report of jest
 * @param {string} root of the repository
 */
export function jestCovered({ testResults }, root) {
  const passed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: name, tags: tagsAmong(fullName.split(' ').filter((word) => word[0] === '@')) })),
  );
  return coveredOf(passed, root);
}

/**
 * @typedef {{ specs?: { tags: string[], tests: { status: string }[] }[], suites?: Suite[] }} Suite
 *   `tags`: of the title, of the groups around it and of the option, without their `@`
 * @typedef {Suite & { file: string }} FileSuite a test's own `file` is that of the helper that declares it, if there is one
 */

/**
 * @param {{ config: { rootDir: string }, suites: FileSuite[] }} report of Playwright
 * @param {string} root of the repository
 */
export function playwrightCovered({ config, suites }, root) {
  /** @param {Suite} suite @returns {string[]} */
  const passedIn = ({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
      .flatMap(({ tags }) => tagsAmong(tags)),
    ...inner.flatMap(passedIn),
  ];
  const files = suites.map((suite) => ({ file: join(config.rootDir, suite.file), tags: passedIn(suite) }));
  return coveredOf(files, root);
}
