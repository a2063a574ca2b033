import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from './build-key.mjs';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { startProgress, formatDuration } from '../../federation/cli/lib/terminal.mjs';
import { ROOT } from './repository.mjs';
import { lastLines, runNode } from '../../federation/cli/lib/run.mjs';

const AT_ONCE = 2;
const USEFUL_LINES = 30;
/** Arguments of a worker. A larger semi-space saves a twelfth of the time, as compilers create many short-lived objects. */
const WORKER = ['--max-semi-space-size=64', join(ROOT, 'scripts/lib/build-worker.mjs')];

/** @typedef {import('./build-worker.mjs').Built} Built */

/** Returns a text with the size of the JavaScript that loads first, from the build's `sizes.json`. @param {string} name */
function firstSize(name) {
  const file = join(ROOT, name, 'dist/sizes.json');
  if (!existsSync(file)) return '';
  const { first, budget } = readJson(file);
  const bytes = Math.max(...Object.values(first));
  const limit = budget === undefined ? '' : ` of ${(budget / 1000).toFixed(1)}`;
  return `, ${(bytes / 1000).toFixed(1)}${limit} KB of JavaScript at first`;
}

/**
 * Builds the packages whose sources have changed, in two processes. A failed build does not stop the other builds.
 * @param {string[]} names
 * @returns {Promise<boolean>} true if every package is built
 */
export async function buildStalePackages(names) {
  const stale = names.filter((name) => isStale(ROOT, name));
  const total = stale.length;
  if (total === 0) {
    console.log(`Everything is built (${names.length} of ${names.length} up to date)`);
    return true;
  }
  console.log(`Building ${total} of ${names.length}: ${stale.join(', ')}`);
  /** @type {Map<string, Built>} */
  const results = new Map();
  const progress = startProgress(() => {
    const open = stale.filter((name) => !results.has(name));
    return `building ${open.join(', ')} (${results.size} of ${total} done)`;
  });

  const done = (/** @type {Built} */ built) => {
    const { name, ok, ms } = built;
    results.set(name, built);
    const outcome = ok ? 'built' : 'FAILED';
    const size = ok ? firstSize(name) : '';
    progress.log(`  ${name.padEnd(16)} ${outcome} in ${formatDuration(ms)} (${results.size} of ${total})${size}`);
  };
  /** Builds packages one after the other. They count as failed if the process ends before them. @param {string[]} share */
  const build = async (share) => {
    const started = Date.now();
    const env = { ...process.env, NODE_ENV: 'production' };
    const onMessage = (/** @type {unknown} */ built) => done(/** @type {Built} */ (built));
    const { output } = await runNode([...WORKER, ...share], { cwd: ROOT, env, onMessage });
    for (const name of share) if (!results.has(name)) done({ name, ok: false, ms: Date.now() - started, output });
  };
  const shares = Array.from({ length: AT_ONCE }, (_, share) => stale.filter((_name, at) => at % AT_ONCE === share));
  await Promise.all(shares.filter((share) => share.length > 0).map(build));
  progress.stop();

  const failed = [...results.values()].filter(({ ok }) => !ok);
  for (const { name, output } of failed) {
    console.error(`\nThe build of ${name} failed. Its last lines:\n\n${lastLines(output, USEFUL_LINES)}\n`);
  }
  if (failed.length > 0) {
    const again = failed.map(({ name }) => name).join(' ');
    console.error(`Fix the errors above, then run: npm run build -- ${again}`);
  }
  return failed.length === 0;
}
