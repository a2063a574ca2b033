import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from './build-key.mjs';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { startProgress, formatDuration } from '../../federation/cli/lib/terminal.mjs';
import { ROOT } from './root.mjs';
import { lastLines, runNode } from '../../federation/cli/lib/run.mjs';

const AT_ONCE = 2;
const USEFUL_LINES = 30;
/** Arguments of the worker. A larger semi-space saves a twelfth of the time, as compilers create many short-lived objects. */
const WORKER = ['--max-semi-space-size=64', join(ROOT, 'scripts/lib/build-worker.mjs')];

/** @typedef {import('./build-worker.mjs').Built} Built */

/**
 * Runs a worker process until all packages are built, or the process ends.
 * @param {() => string | undefined} next
 * @param {(name: string, built: Built) => void} done called after each build, even if the worker ended during the build
 */
async function work(next, done) {
  const started = Date.now();
  /** @type {string | undefined} */
  let name;
  const { code, output } = await runNode(WORKER, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    onMessage: (message) => {
      if (name !== undefined) done(name, /** @type {Built} */ (message));
      return (name = next());
    },
  });
  // The next package of the queue counts as failed if a worker fails to start, so that the queue always ends.
  const unbuilt = name ?? (code === 0 ? undefined : next());
  if (unbuilt !== undefined) done(unbuilt, { ok: false, ms: Date.now() - started, output });
}

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
 * Builds the packages whose sources have changed, two at a time. A failed build does not stop the other builds.
 * @param {string[]} names
 * @returns {Promise<boolean>} true if every package is built
 */
export async function buildStalePackages(names) {
  const queue = names.filter((name) => isStale(ROOT, name));
  if (queue.length === 0) {
    console.log(`Everything is built (${names.length} of ${names.length} up to date)`);
    return true;
  }
  const total = queue.length;
  console.log(`Building ${total} of ${names.length}: ${queue.join(', ')}`);
  /** @type {Set<string>} */
  const busy = new Set();
  /** @type {({ name: string } & Built)[]} */
  const results = [];
  const progress = startProgress(() => `building ${[...busy].join(' and ')} (${results.length} of ${total} done)`);

  const next = () => {
    const name = queue.shift();
    if (name !== undefined) busy.add(name);
    return name;
  };
  const done = (/** @type {string} */ name, /** @type {Built} */ built) => {
    busy.delete(name);
    results.push({ name, ...built });
    const outcome = built.ok ? 'built' : 'FAILED';
    const size = built.ok ? firstSize(name) : '';
    progress.log(
      `  ${name.padEnd(16)} ${outcome} in ${formatDuration(built.ms)} (${results.length} of ${total})${size}`,
    );
  };
  const worker = async () => {
    while (queue.length > 0) await work(next, done);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, total) }, worker));
  progress.stop();

  const failed = results.filter((result) => !result.ok);
  for (const { name, output } of failed) {
    console.error(`\nThe build of ${name} failed. Its last lines:\n\n${lastLines(output, USEFUL_LINES)}\n`);
  }
  if (failed.length > 0) {
    const again = failed.map(({ name }) => name).join(' ');
    console.error(`Fix the errors above, then run: npm run build -- ${again}`);
  }
  return failed.length === 0;
}
