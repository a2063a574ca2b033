import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { duration } from '../../federation/cli/lib/terminal.mjs';
import { digest } from './reports.mjs';
import { RESULTS } from './tools.mjs';

/**
 * @typedef {'quick' | 'rest'} Tier `quick`: what a change usually breaks, in `npm test`; `rest`: what `npm run test:all`
 *   adds
 * @typedef {{ name: string, passed: number, failed: number, ms: number, because?: string,
 *   failures?: import('./reports.mjs').FailedTest[], covered?: import('./reports.mjs').Covered[] }} Result
 *   of a part; `because`: the part whose failure kept it from running
 * @typedef {{ results: Result[], ms: number }} Run
 */

/** @type {readonly Tier[]} */
export const TIERS = ['quick', 'rest'];
const WIDTH = 10;
const MOST_TITLES = 20;

/** @param {Tier} tier @param {string} folder */
const fileOf = (tier, folder) => join(folder, `run-${tier}.json`);

/** @param {Result} result */
export function summaryLine({ name, passed, failed, ms, because }) {
  if (because !== undefined) return `  ${name.padEnd(WIDTH)} not run: ${because} failed`;
  const counts = `${passed} passed, ${failed} failed, ${duration(ms)}`;
  return `  ${name.padEnd(WIDTH)} ${failed === 0 ? 'ok    ' : 'FAILED'} ${counts}`;
}

/**
 * Reports the end of a run: failures, each part with its time, and at the end the sum of all tests.
 * @param {Run} run
 * @returns {{ text: string, code: number }} `code`: the exit code
 */
export function reportOf({ results, ms }) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const failures = results.flatMap((result) => result.failures ?? []);
  const lines = [
    // Once more at the end, since a log may keep no more than that; the titles last, since it may be very short.
    ...(failures.length === 0 ? [] : [`\nWhat failed:\n${digest(failures)}`]),
    `\nTook ${duration(ms)}`,
    ...results.map(summaryLine),
    ...failures.slice(0, MOST_TITLES).map(({ title }) => `✘ ${title}`),
    `\n${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), code: failed === 0 ? 0 : 1 };
}

/** Forgets how tiers ended: their next run has begun. @param {readonly Tier[]} tiers @param {string} [folder] */
export function forgetRun(tiers, folder = RESULTS) {
  for (const tier of tiers) rmSync(fileOf(tier, folder), { force: true });
}

/** A run of both tiers is that of the first; the other has nothing to add. @param {readonly Tier[]} tiers @param {Run} run @param {string} [folder] */
export function saveRun(tiers, run, folder = RESULTS) {
  mkdirSync(folder, { recursive: true });
  for (const [place, tier] of tiers.entries()) {
    writeFileSync(fileOf(tier, folder), JSON.stringify(place === 0 ? run : { results: [], ms: 0 }));
  }
}

/**
 * The runs of both tiers as one; a tier that did not come to its end has failed.
 * @param {string} [folder]
 * @returns {Run}
 */
export function totalRun(folder = RESULTS) {
  const runs = TIERS.map((tier) => {
    try {
      return /** @type {Run} */ (JSON.parse(readFileSync(fileOf(tier, folder), 'utf8')));
    } catch {
      return { results: [{ name: tier, passed: 0, failed: 1, ms: 0 }], ms: 0 };
    }
  });
  return { results: runs.flatMap(({ results }) => results), ms: runs.reduce((sum, { ms }) => sum + ms, 0) };
}
