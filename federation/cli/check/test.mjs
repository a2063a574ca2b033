import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure } from '../lib/terminal.mjs';
import { readRemoteIn } from '../lib/workspace.mjs';
import { npmScriptPath, runNode } from '../lib/run.mjs';
import { writeTranslationTypes } from '../lib/translation-files.mjs';

/**
 * Runs the unit tests, after a type check if the remote has its own tsconfig.json.
 * @type {import('../lib/command-line.mjs').Run}
 */
export async function runTestCommand({ folder, word }) {
  const remote = readRemoteIn(folder);
  const run = async (/** @type {string} */ what, /** @type {string[]} */ words) => {
    const env = { ...process.env, NODE_ENV: 'test' };
    const { code } = await runNode([npmScriptPath(), 'exec', '--no', '--loglevel=error', '--', ...words], {
      cwd: remote.root,
      env,
      show: true,
    });
    if (code !== 0) throw new Failure(`${what} of ${remote.name} failed.`);
  };
  const project = join(remote.folder, 'tsconfig.json');
  if (existsSync(project)) {
    writeTranslationTypes(remote.root);
    await run('Types', ['tsc', '--noEmit', '-p', project]);
  }
  await run('Tests', ['jest', word ?? relative(remote.root, remote.folder)].filter(Boolean));
  return 0;
}
