import { Failure } from '../../federation/cli/lib/failure.mjs';
import { lastLines } from '../../federation/cli/lib/run.mjs';
import { formatDuration, startProgress } from '../../federation/cli/lib/terminal.mjs';
import { reportCoverage } from './coverage.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * @typedef {import('./tools.mjs').Tier} Tier
 * @typedef {import('./tools.mjs').Outcome} Outcome
 * @typedef {import('./tools.mjs').Options} Options
 * @typedef {Omit<Outcome, 'output'> & { name: string, ms: number, because?: string }} Result of a part. `because`: the
 *   failed part without which this part cannot run
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {readonly Tier[]} tiers tiers for which the part has tests
 * @property {string} [lane] group of parts that run one after the other; lanes run in parallel
 * @property {boolean} [low] true for low priority
 * @property {string} [needs] earlier part of the lane that must pass first
 * @property {() => boolean} [isPossible] true if this machine can run the part
 * @property {(options: Options) => Promise<Outcome>} run
 */

const SHOWN_LINES = 400;
const MOST_TITLES = 40;
const WIDTH = 10;

/** Arguments that choose tiers instead of parts. @type {Record<string, readonly Tier[]>} */
const CHOICES = { '--all': ['quick', 'rest'], '--rest': ['rest'] };

/**
 * Parses the command line. The default is the quick tier; `--rest` selects the other tier, `--all` both. Named parts run
 * in both tiers.
 * @param {string[]} words names of parts; a single part may be followed by arguments for its tool
 * @param {Part[]} parts
 * @returns {{ chosen: Part[], tiers: readonly Tier[], extra: string[] }} `tiers`: the tiers to run of each chosen part
 */
export function parsePartArguments(words, parts) {
  const names = parts.map(({ name }) => name);
  const [first, ...rest] = words;
  /** @type {readonly Tier[] | undefined} */
  const tiers = first === undefined ? ['quick'] : CHOICES[first];
  if (tiers && rest.length === 0) {
    const chosen = parts.filter((part) => part.tiers.some((tier) => tiers.includes(tier)));
    return { chosen, tiers, extra: [] };
  }
  if (first === undefined || !names.includes(first)) {
    throw new Failure(`There is no part "${first}" of the tests. There are: ${names.join(', ')}.`, 2);
  }
  const isNames = rest.every((word) => names.includes(word));
  const chosen = parts.filter(({ name }) => (isNames ? words.includes(name) : name === first));
  return { chosen, tiers: [], extra: isNames ? [] : rest };
}

/** @param {Result} result */
function summaryLine({ name, passed, failed, ms, because }) {
  if (because !== undefined) return `  ${name.padEnd(WIDTH)} not run: ${because} failed`;
  const counts = `${passed} passed, ${failed} failed, ${formatDuration(ms)}`;
  return `  ${name.padEnd(WIDTH)} ${failed === 0 ? 'ok    ' : 'FAILED'} ${counts}`;
}

/**
 * Returns the report of a run: each part with its time, the titles of failed tests, and at the end the totals of all tests.
 * @param {Result[]} results @param {number} ms
 * @returns {{ text: string, code: number }} `code`: the exit code
 */
export function reportOf(results, ms) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const titles = results.flatMap(({ failures = [] }) => failures);
  const lines = [
    `\nTook ${formatDuration(ms)}`,
    ...results.map(summaryLine),
    // Failed tests and totals come last, because a truncated log keeps only its end.
    ...titles.slice(0, MOST_TITLES).map((title) => `✘ ${title}`),
    `\n${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), code: failed === 0 ? 0 : 1 };
}

/**
 * Runs a part. An error that the part throws counts as one failed test.
 * @param {Part} part @param {Options} options @returns {Promise<Outcome & { ms: number }>}
 */
async function finish({ run }, options) {
  const started = Date.now();
  const outcome = await run(options).catch((/** @type {unknown} */ error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { ...outcome, ms: Date.now() - started };
}

/**
 * Runs the parts, one at a time in each lane, and prints the output of failed parts. A part fails if a part that it needs
 * has not passed. Needed parts that were not chosen are ignored, because their results exist from an earlier run.
 * @param {Part[]} parts @param {Tier | undefined} tier
 * @returns {Promise<Result[]>} in the order of the parts
 */
export async function runPartsByLane(parts, tier) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const running = new Set();
  const progress = startProgress(() => [...running].join(' and '));

  /** @param {Part} part @returns {Promise<Result>} */
  const run = async (part) => {
    const { name, needs, about, low } = part;
    if (needs !== undefined && (results.get(needs)?.failed ?? 0) > 0) {
      return { name, passed: 0, failed: 1, ms: 0, because: needs };
    }
    progress.log(`${name}: ${about}`);
    running.add(name);
    // A part with a single tier runs all of its tests.
    const { output, ...counts } = await finish(part, { low, tier: part.tiers.length > 1 ? tier : undefined });
    running.delete(name);
    if (counts.failed > 0) progress.log(`\n${name}:\n${lastLines(output, SHOWN_LINES)}`);
    return { name, ...counts };
  };
  const lanes = [...new Set(parts.map(({ lane }) => lane))];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of parts.filter((one) => one.lane === lane)) {
        const result = await run(part);
        results.set(part.name, result);
        progress.log(summaryLine(result));
      }
    }),
  );
  progress.stop();
  return parts.flatMap(({ name }) => results.get(name) ?? []);
}

/**
 * Runs the parts that the command line requests, and prints a report of the results.
 * @param {Part[]} parts
 * @param {string[]} words of the command line
 * @returns {Promise<number>} the exit code
 */
export async function runParts(parts, words) {
  const { chosen, tiers, extra } = parsePartArguments(words, parts);
  await ensureInstalled();
  const started = Date.now();
  const possible = chosen.filter(({ isPossible = () => true }) => isPossible());
  for (const part of chosen) if (!possible.includes(part)) console.log(`${part.name}: not on this machine`);
  const [only] = possible;
  /** @type {Result[]} */
  let results;
  if (only && possible.length === 1) {
    console.log(`${only.name}: ${only.about}`);
    const { output: _shown, ...result } = await finish(only, { show: true, extra });
    results = [{ name: only.name, ...result }];
  } else {
    results = await runPartsByLane(possible, tiers.length > 1 ? undefined : tiers[0]);
  }
  if (tiers.length > 1) results.push(await reportCoverage(results));
  const { text, code } = reportOf(results, Date.now() - started);
  console.log(text);
  return code;
}
