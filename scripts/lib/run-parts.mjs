import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../federation/cli/lib/failure.mjs';
import { startProgress } from '../../federation/cli/lib/terminal.mjs';
import { withCoverage } from './coverage.mjs';
import { ensureInstalled } from './install.mjs';
import { forgetRun, reportOf, saveRun, summaryLine, TIERS } from './results.mjs';
import { RESULTS } from './tools.mjs';

/**
 * @typedef {import('./results.mjs').Tier} Tier
 * @typedef {import('./results.mjs').Result} Result
 * @typedef {import('./tools.mjs').Outcome} Outcome
 * @typedef {import('./tools.mjs').Options} Options
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {readonly Tier[]} tiers that it has tests of
 * @property {string} lane the parts of one lane run one after the other, lanes run side by side
 * @property {boolean} [low] whether it leaves the processor to others
 * @property {string} [needs] a part before it in its lane without which it cannot run
 * @property {() => boolean} [isPossible] whether this machine has what the part needs
 * @property {(options: Options) => Promise<Outcome>} run
 */

const SHOWN_LINES = 400;

/** Words that choose a tier instead of parts. @type {Record<string, readonly Tier[]>} */
const CHOICES = { '--all': TIERS, '--rest': ['rest'] };

/**
 * Parses the command line: without words the quick tier, `--rest` the other one, `--all` both; or the parts that
 * it names, whole.
 * @param {string[]} words names of parts, then, for one part alone, words for its tool
 * @param {Part[]} parts
 * @returns {{ chosen: Part[], tiers: readonly Tier[], extra: string[] }} `tiers`: those that are run whole; one alone is the
 *   only one to run of each part
 */
export function chooseParts(words, parts) {
  const names = parts.map(({ name }) => name);
  const [first, ...rest] = words;
  const tiers = first === undefined ? TIERS.slice(0, 1) : CHOICES[first];
  if (tiers && rest.length === 0) {
    const chosen = parts.filter((part) => part.tiers.some((tier) => tiers.includes(tier)));
    return { chosen, tiers, extra: [] };
  }
  if (first === undefined || !names.includes(first)) {
    throw new Failure(`There is no part "${first}" of the tests. There are: ${names.join(', ')}.`, 2);
  }
  if (rest.length > 0 && rest.every((word) => names.includes(word))) {
    return { chosen: parts.filter(({ name }) => words.includes(name)), tiers: [], extra: [] };
  }
  return { chosen: parts.filter(({ name }) => name === first), tiers: [], extra: rest };
}

/** @param {string} text */
function tail(text) {
  const lines = text.trimEnd().split('\n');
  const hidden = lines.length - SHOWN_LINES;
  return hidden > 0
    ? `... ${hidden} more lines, in test-results\n${lines.slice(-SHOWN_LINES).join('\n')}`
    : lines.join('\n');
}

/**
 * Runs a part to its end, whatever becomes of it, and keeps what it printed.
 * @param {Part} part
 * @param {Options} options
 * @returns {Promise<Outcome & { ms: number }>}
 */
async function finish(part, options) {
  const started = Date.now();
  const outcome = await part.run(options).catch((/** @type {unknown} */ error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? String(error.stack) : String(error),
  }));
  mkdirSync(RESULTS, { recursive: true });
  if (outcome.output !== '') writeFileSync(join(RESULTS, `${part.name}.log`), outcome.output);
  return { ...outcome, ms: Date.now() - started };
}

/**
 * Runs the parts as their lanes allow. Each prints what it has to say in one piece, when it ends. A part whose need has not
 * passed has failed; one that was not chosen is no need, since its result is there from another run.
 * @param {Part[]} parts
 * @param {Tier | undefined} tier
 * @returns {Promise<Result[]>} in the order of the parts
 */
export async function runLanes(parts, tier) {
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
    if (counts.failed > 0 && output !== '') progress.log(`\n${name}:\n${tail(output)}`);
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

/** Runs the parts whose requirements this machine meets. @param {Part[]} chosen @param {Tier | undefined} tier */
async function runAll(chosen, tier) {
  const possible = chosen.filter(({ isPossible = () => true }) => isPossible());
  for (const part of chosen) if (!possible.includes(part)) console.log(`${part.name}: not on this machine`);
  return runLanes(possible, tier);
}

/** @param {Part} part @param {string[]} extra @returns {Promise<Result[]>} */
async function runAlone(part, extra) {
  console.log(`${part.name}: ${part.about}`);
  const { output: _shown, ...result } = await finish(part, { show: true, extra });
  return [{ name: part.name, ...result }];
}

/**
 * Runs the parts that the command line requests, and prints how they ended.
 * @param {Part[]} parts
 * @param {string[]} words of the command line
 * @returns {Promise<number>} the exit code
 */
export async function runParts(parts, words) {
  const { chosen, tiers, extra } = chooseParts(words, parts);
  const isWhole = tiers.length > 1;
  forgetRun(tiers);
  await ensureInstalled();
  const started = Date.now();
  const [only] = chosen;
  const results =
    only && chosen.length === 1 ? await runAlone(only, extra) : await runAll(chosen, isWhole ? undefined : tiers[0]);
  const run = { results, ms: Date.now() - started };
  saveRun(tiers, run);
  const { text, code } = reportOf(isWhole ? await withCoverage(run) : run);
  console.log(text);
  return code;
}
