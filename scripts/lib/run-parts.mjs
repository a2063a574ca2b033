import { inspect } from 'node:util';
import { Failure, formatDuration, startProgress } from '../../federation/cli/lib/terminal.mjs';
import { lastLines } from '../../federation/cli/lib/run.mjs';
import { ensureInstalled } from './install.mjs';
import { joinOutcomes } from './tools.mjs';

/**
 * @typedef {import('./tools.mjs').Tier} Tier
 * @typedef {import('./tools.mjs').Options} Options
 * @typedef {import('./tools.mjs').Outcome} Outcome
 * @typedef {{ name: string, ms: number } & Outcome} Result of a part
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {readonly Tier[]} tiers tiers for which the part has tests; a part for `check` runs in parallel, at low priority
 * @property {string} [needs] earlier part that must pass first
 * @property {() => boolean} [isPossible] true if this machine can run the part
 * @property {(options: Options) => Promise<Outcome>} run
 */

const SHOWN_LINES = 400;
const MOST_TITLES = 40;
const WIDTH = 10;

/** Arguments that choose tiers instead of a part. @type {Record<string, readonly Tier[]>} */
const CHOICES = { '': ['quick'], '--all': ['quick', 'rest'], '--rest': ['rest'], '--check': ['check'] };

/**
 * Parses the command line. The default is the quick tier; `--rest` selects the other tier, `--all` both. A named part runs
 * in both tiers.
 * @param {string[]} words the name of a part, and arguments for its tool
 * @param {Part[]} parts
 * @returns {{ chosen: Part[], tiers: readonly Tier[], extra: string[] }} `tiers`: the tiers to run of each chosen part
 */
export function parsePartArguments([first = '', ...extra], parts) {
  const tiers = CHOICES[first] ?? [];
  const chosen = parts.filter((part) => part.name === first || part.tiers.some((tier) => tiers.includes(tier)));
  const isComplete = tiers.length === 0 || extra.length === 0;
  if (chosen.length > 0 && isComplete) return { chosen, tiers, extra };
  throw new Failure(
    `There is no part "${first}" of the tests. There are: ${parts.map(({ name }) => name).join(', ')}.`,
    2,
  );
}

/** @param {Pick<Result, 'passed' | 'failed'>} result */
const countsOf = ({ passed, failed }) => `${passed} passed, ${failed.length} failed`;

/** @param {Part} part */
const isCheck = ({ tiers }) => tiers.includes('check');

/** @param {Result} result */
const hasFailed = ({ failed }) => failed.length > 0;

/** @param {Result} result */
const summaryLine = (result) =>
  `  ${result.name.padEnd(WIDTH)} ${hasFailed(result) ? 'FAILED' : 'ok    '} ${countsOf(result)}, ${formatDuration(result.ms)}`;

/**
 * Returns the report of a run: each part with its time, the titles of failed tests, and at the end the totals of all tests.
 * @param {Result[]} results @param {number} ms
 */
export function runReportOf(results, ms) {
  const total = joinOutcomes(results);
  return [
    `\nTook ${formatDuration(ms)}`,
    ...results.map(summaryLine),
    // Failed tests and totals come last, because a truncated log keeps only its end.
    ...total.failed.slice(0, MOST_TITLES).map((title) => `✘ ${title}`),
    `\n${countsOf(total)}`,
  ].join('\n');
}

/**
 * Runs a part. An error that the part throws counts as one failed test.
 * @param {Part} part @param {Omit<Options, 'name'>} options @returns {Promise<Result>}
 */
async function runPart({ name, run }, options) {
  const started = Date.now();
  const outcome = await run({ name, ...options }).catch((/** @type {unknown} */ error) => ({
    passed: 0,
    failed: [`${name}: ${error instanceof Error ? error.message : String(error)}`],
    output: inspect(error),
  }));
  return { name, ...outcome, ms: Date.now() - started };
}

/**
 * Runs checks in parallel and all other parts one at a time, and prints the output of failed parts. A part fails if a part
 * that it needs has failed.
 * @param {Part[]} parts @param {Tier | undefined} tier
 * @returns {Promise<Result[]>} in the order of the parts
 */
export async function runTestParts(parts, tier) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const running = new Set();
  const progress = startProgress(() => [...running].join(' and '));

  const run = async (/** @type {Part} */ part) => {
    const { name, needs, about } = part;
    const needed = results.get(needs ?? '');
    /** @type {Result} */
    let result = { name, passed: 0, failed: [`${name} was not run: ${needs} failed`], output: '', ms: 0 };
    if (!needed || !hasFailed(needed)) {
      progress.log(`${name}: ${about}`);
      running.add(name);
      // A part with a single tier runs all of its tests.
      result = await runPart(part, { low: isCheck(part), tier: part.tiers.length > 1 ? tier : undefined });
      running.delete(name);
      if (hasFailed(result)) progress.log(`\n${name}:\n${lastLines(result.output, SHOWN_LINES)}`);
    }
    results.set(name, result);
    progress.log(summaryLine(result));
  };
  const checks = parts.filter(isCheck).map(run);
  for (const part of parts.filter((one) => !isCheck(one))) await run(part);
  await Promise.all(checks);
  progress.stop();
  return parts.flatMap(({ name }) => results.get(name) ?? []);
}

/**
 * Runs the parts that the command line requests, and prints a report of the results.
 * @param {Part[]} parts
 * @param {string[]} words of the command line
 * @returns {Promise<number>} the exit code
 */
export async function runPartsCommand(parts, words) {
  const { chosen, tiers, extra } = parsePartArguments(words, parts);
  await ensureInstalled();
  const started = Date.now();
  const possible = chosen.filter(({ isPossible = () => true }) => isPossible());
  for (const part of chosen) if (!possible.includes(part)) console.log(`${part.name}: not on this machine`);
  const [only] = possible;
  /** @type {Result[]} */
  let results;
  if (only && tiers.length === 0) {
    console.log(`${only.name}: ${only.about}`);
    results = [await runPart(only, { show: true, extra })];
  } else {
    results = await runTestParts(possible, tiers.length > 1 ? undefined : tiers[0]);
  }
  console.log(runReportOf(results, Date.now() - started));
  return results.some(hasFailed) ? 1 : 0;
}
