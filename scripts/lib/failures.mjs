import { stripVTControlCharacters } from 'node:util';

/**
 * What failed, from the JSON reports of the test tools: a title, and lines that say what happened.
 * @typedef {{ title: string, lines: string[] }} FailedTest
 */

const MESSAGE_LINES = 14;
const PAGE_LINES = 14;
/** Of all failures together: a log that keeps only its end still has them. */
const DIGEST_LINES = 130;

/** @param {string} text @param {number} max */
const firstLines = (text, max) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, max);

/**
 * @param {{ testResults: { name: string, message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report of jest
 * @returns {FailedTest[]}
 */
export function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be run has a message and no tests.
    if (assertionResults.length === 0 && message !== '') {
      return [{ title: name, lines: firstLines(message, MESSAGE_LINES) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name}: ${fullName}`,
      lines: firstLines(failureMessages.join('\n'), MESSAGE_LINES),
    }));
  });
}

/**
 * @typedef {{ errors: { message?: string }[], attachments: { name: string, path?: string }[] }} Run
 * @typedef {{ title: string, specs?: { title: string, file: string, line: number, ok: boolean, tests: { results: Run[] }[] }[],
 *   suites?: Suite[] }} Suite
 */

/** The page as it was, from the file that Playwright writes for each failure. @param {string} context */
function pageIn(context) {
  const [, page = ''] = context.split('# Page snapshot');
  return firstLines(page.replaceAll('```yaml', '').replaceAll('```', ''), PAGE_LINES);
}

/**
 * @param {{ suites: Suite[], errors: { message?: string }[] }} report of Playwright
 * @param {(path: string) => string} read the text of a file, empty where there is none
 * @returns {FailedTest[]}
 */
export function playwrightFailures({ suites, errors }, read) {
  /** @param {Suite} suite @returns {FailedTest[]} */
  const inSuite = ({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const run = tests.flatMap(({ results }) => results).findLast((result) => result.errors.length > 0);
        const context = run?.attachments.find(({ name, path }) => name === 'error-context' && path !== undefined);
        const message = (run?.errors ?? []).map((error) => error.message ?? '').join('\n');
        return {
          title: `${file}:${line} ${title}`,
          lines: [...firstLines(message, MESSAGE_LINES), ...(context?.path ? pageIn(read(context.path)) : [])],
        };
      }),
    ...inner.flatMap(inSuite),
  ];
  return [
    ...errors.map(({ message = '' }) => ({ title: 'Before the tests', lines: firstLines(message, MESSAGE_LINES) })),
    ...suites.flatMap(inSuite),
  ];
}

/**
 * The failures as text, short enough for the end of a log. Where they are many, each has its title at least.
 * @param {FailedTest[]} failures
 */
export function digest(failures) {
  const share = Math.max(0, Math.floor((DIGEST_LINES - failures.length) / Math.max(1, failures.length)));
  return failures
    .slice(0, DIGEST_LINES)
    .flatMap(({ title, lines }) => [`✘ ${title}`, ...lines.slice(0, share).map((line) => `    ${line}`)])
    .join('\n');
}
