import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgress } from '../../federation/cli/lib/progress.mjs';
import { chooseParts } from './choose-parts.mjs';
import { ensureInstalled } from './install.mjs';
import { forgetRun, reportOf, saveRun, summaryLine } from './results.mjs';
import { RESULTS } from './tools.mjs';
import { withCoverage } from './traceability/check.mjs';

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 * @typedef {import('./test-parts.mjs').Outcome} Outcome
 * @typedef {import('./choose-parts.mjs').Tier} Tier
 * @typedef {import('./results.mjs').Result} Result
 */

const SHOWN_LINES = 400;

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
 * @param {import('./tools.mjs').Options} options
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

/** Its tests of that tier; of a part that has one tier alone, all. @param {Part} part @param {Tier | undefined} tier */
const tierOf = (part, tier) => (part.tiers.length > 1 ? tier : undefined);

/**
 * Runs the parts as their lanes allow. Each prints what it has to say in one piece, when it ends.
 * @param {Part[]} parts
 * @param {Tier | undefined} tier
 * @returns {Promise<Result[]>} in the order in which they ended
 */
async function runTogether(parts, tier) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Record<string, State>} */
  const states = Object.fromEntries(parts.map(({ name }) => [name, 'waiting']));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const progress = startProgress(() => [...running.keys()].join(' and '));

  /** @param {Part} part */
  const run = async (part) => {
    const { output, ...counts } = await finish(part, { low: part.lane === 'checks', tier: tierOf(part, tier) });
    states[part.name] = counts.failed === 0 ? 'passed' : 'failed';
    const result = { name: part.name, ...counts };
    results.push(result);
    running.delete(part.name);
    if (counts.failed > 0 && output !== '') progress.log(`\n${part.name}:\n${tail(output)}`);
    progress.log(summaryLine(result));
  };

  do {
    const { start, skip } = nextParts(parts, states);
    for (const { name, because } of skip) {
      states[name] = 'skipped';
      const result = { name, passed: 0, failed: 1, ms: 0, because };
      results.push(result);
      progress.log(summaryLine(result));
    }
    for (const part of parts.filter(({ name }) => start.includes(name))) {
      progress.log(`${part.name}: ${part.about}`);
      states[part.name] = 'running';
      running.set(part.name, run(part));
    }
    if (running.size > 0) await Promise.race(running.values());
  } while (running.size > 0 || Object.values(states).includes('waiting'));
  progress.stop();
  return results;
}

/**
 * Those that this machine has all for, and in their order.
 * @param {Part[]} chosen
 * @param {Tier | undefined} tier
 */
async function runAll(chosen, tier) {
  const isPossible = (/** @type {Part} */ { isPossible: isIt = () => true }) => isIt();
  for (const { name } of chosen.filter((part) => !isPossible(part))) console.log(`${name}: not on this machine`);
  const results = await runTogether(chosen.filter(isPossible), tier);
  const place = (/** @type {Result} */ { name }) => chosen.findIndex((part) => part.name === name);
  return results.toSorted((a, b) => place(a) - place(b));
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

/**
 * @typedef {{ name: string, lane: string, needs?: string }} Scheduled `lane`: the parts of one lane run one after the
 *   other, lanes run side by side. `needs`: a part without which this one cannot run.
 * @typedef {'waiting' | 'running' | 'passed' | 'failed' | 'skipped'} State
 */

/**
 * What to do with the parts that still wait, in their order.
 * @param {readonly Scheduled[]} parts
 * @param {Readonly<Record<string, State>>} states of each part, by its name
 * @returns {{ start: string[], skip: { name: string, because: string }[] }}
 *   parts to start now, and those that can never run because the part that they need has not passed
 */
function nextParts(parts, states) {
  const busy = new Set(parts.filter(({ name }) => states[name] === 'running').map(({ lane }) => lane));
  /** @type {ReturnType<typeof nextParts>} */
  const next = { start: [], skip: [] };
  for (const { name, lane, needs } of parts) {
    if (states[name] !== 'waiting') continue;
    // A part that was not chosen is no need: its result is there from another run.
    const need = needs === undefined ? undefined : states[needs];
    if (needs !== undefined && (need === 'failed' || need === 'skipped')) next.skip.push({ name, because: needs });
    else if (!busy.has(lane)) {
      // A lane runs in order: a part that waits for its dependency blocks those behind it.
      busy.add(lane);
      if (need === undefined || need === 'passed') next.start.push(name);
    }
  }
  return next;
}
