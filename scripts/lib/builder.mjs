import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWithKey, isStale } from './build-key.mjs';
import { withLock } from '../../federation/cli/lib/lock.mjs';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { startProgress, duration } from '../../federation/cli/lib/progress.mjs';
import { ROOT } from './root.mjs';
import { lastLines, runNode } from '../../federation/cli/lib/run.mjs';

const AT_ONCE = 2;
const USEFUL_LINES = 30;
const WEBPACK = join(ROOT, 'node_modules/webpack-cli/bin/cli.js');

/**
 * @param {string} name
 * @returns {Promise<{ name: string, ok: boolean, ms: number, output: string }>}
 */
async function buildOne(name) {
  const started = Date.now();
  let output = '';
  const lock = join(ROOT, '.cache/locks', `build-${name}`);
  const ok = await withLock(lock, async () => {
    // Another process may have built it while this one waited.
    if (!isStale(ROOT, name)) return true;
    return buildWithKey(ROOT, name, async () => {
      const args = [WEBPACK, '--config', 'webpack.config.js'];
      const env = { ...process.env, NODE_ENV: 'production' };
      const result = await runNode(args, { cwd: join(ROOT, name), env });
      output = result.output;
      return result.code === 0;
    });
  });
  return { name, ok, ms: Date.now() - started, output };
}

/** What the build said of its first script, or of the module that needs most. @param {string} name */
function firstSize(name) {
  const file = join(ROOT, name, 'dist/sizes.json');
  if (!existsSync(file)) return '';
  const { first, budget } = readJson(file);
  const bytes = Math.max(...Object.values(first));
  const limit = budget === undefined ? '' : ` of ${(budget / 1000).toFixed(1)}`;
  return `, ${(bytes / 1000).toFixed(1)}${limit} KB of JavaScript at first`;
}

/**
 * Builds those of the packages whose sources have changed, two at a time. One that fails does not keep the
 * others from being built.
 * @param {string[]} names
 * @returns {Promise<{ built: string[], failed: string[] }>}
 */
export async function buildStale(names) {
  const queue = names.filter((name) => isStale(ROOT, name));
  if (queue.length === 0) {
    console.log(`Everything is built (${names.length} of ${names.length} up to date)`);
    return { built: [], failed: [] };
  }
  const total = queue.length;
  console.log(`Building ${total} of ${names.length}: ${queue.join(', ')}`);
  /** @type {Set<string>} */
  const busy = new Set();
  /** @type {Awaited<ReturnType<typeof buildOne>>[]} */
  const results = [];
  const progress = startProgress(() => `building ${[...busy].join(' and ')} (${results.length} of ${total} done)`);

  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      busy.add(name);
      const result = await buildOne(name);
      busy.delete(name);
      results.push(result);
      const outcome = result.ok ? 'built' : 'FAILED';
      const size = result.ok ? firstSize(name) : '';
      progress.log(`  ${name.padEnd(16)} ${outcome} in ${duration(result.ms)} (${results.length} of ${total})${size}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  progress.stop();

  const failed = results.filter((result) => !result.ok);
  for (const { name, output } of failed) {
    console.error(`\nThe build of ${name} failed. Its last lines:\n\n${lastLines(output, USEFUL_LINES)}\n`);
  }
  if (failed.length > 0) {
    const again = failed.map(({ name }) => name).join(' ');
    console.error(`Fix the errors above, then run: npm run build -- ${again}`);
  }
  return {
    built: results.filter((result) => result.ok).map(({ name }) => name),
    failed: failed.map(({ name }) => name),
  };
}
