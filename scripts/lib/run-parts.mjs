import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseParts } from './choose-parts.mjs';
import { digest } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { startProgress } from '../../federation/cli/lib/progress.mjs';
import { nextParts } from './schedule.mjs';
import { duration } from '../../federation/cli/lib/time.mjs';
import { RESULTS } from './tools.mjs';

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 * @typedef {import('./test-parts.mjs').Outcome} Outcome
 * @typedef {{ name: string, passed: number, failed: number, ms: number, because?: string,
 *   failures?: import('./failures.mjs').FailedTest[] }} Result
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

/** @param {Result} result */
function summaryLine({ name, passed, failed, ms, because }) {
  if (because !== undefined) return `  ${name.padEnd(8)} not run: ${because} failed`;
  return `  ${name.padEnd(8)} ${failed === 0 ? 'ok    ' : 'FAILED'} ${passed} passed, ${failed} failed, ${duration(ms)}`;
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

/**
 * Runs the parts as their lanes allow. Each prints what it has to say in one piece, when it ends.
 * @param {Part[]} parts
 * @returns {Promise<Result[]>} in the order in which they ended
 */
async function runTogether(parts) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Record<string, import('./schedule.mjs').State>} */
  const states = Object.fromEntries(parts.map(({ name }) => [name, 'waiting']));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const progress = startProgress(() => [...running.keys()].join(' and '));

  /** @param {Part} part */
  const run = async (part) => {
    const { output, ...counts } = await finish(part, { low: part.lane === 'checks' });
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

/** @param {Part} part @param {string[]} extra @returns {Promise<Result[]>} */
async function runAlone(part, extra) {
  console.log(`${part.name}: ${part.about}`);
  const { output: _shown, ...result } = await finish(part, { show: true, extra });
  return [{ name: part.name, ...result }];
}

/**
 * Runs the parts that the command line names, by default all, and prints how they ended.
 * @param {Part[]} parts
 * @param {string[]} words of the command line
 * @returns {Promise<number>} the exit code
 */
export async function runParts(parts, words) {
  const { chosen, extra } = chooseParts(words, parts);
  await ensureInstalled();
  const started = Date.now();
  const [only] = chosen;
  const results = only && chosen.length === 1 ? await runAlone(only, extra) : await runTogether(chosen);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  // Once more at the end, since a log may keep no more than that.
  const failures = digest(results.flatMap((result) => result.failures ?? []));
  if (failures !== '') console.log(`\nWhat failed:\n${failures}`);
  console.log(`\nTook ${duration(Date.now() - started)}`);
  for (const { name } of chosen) {
    const result = results.find((one) => one.name === name);
    if (result) console.log(summaryLine(result));
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
