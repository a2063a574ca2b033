import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readRemoteIn } from '../lib/remote.mjs';
import { runNode } from '../lib/run.mjs';
import { writeTranslationTypes } from '../lib/translation-files.mjs';
import { readJson } from '../lib/workspace.mjs';

/**
 * Returns the path of the script that implements a command of an installed package.
 * @param {string} folder
 * @param {string} name of package and command
 */
function scriptOf(folder, name) {
  const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = readJson(file);
  return join(dirname(file), typeof bin === 'string' ? bin : bin[name === 'typescript' ? 'tsc' : name]);
}

/**
 * Runs the unit tests, after a type check if the remote has its own tsconfig.json.
 * @type {import('../lib/command-line.mjs').Run}
 */
export async function runTestCommand({ folder, word }) {
  const remote = readRemoteIn(folder);
  const run = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
    const env = { ...process.env, NODE_ENV: 'test' };
    const script = scriptOf(remote.folder, name);
    const { code } = await runNode([script, ...args], { cwd: remote.root, env, show: true });
    if (code !== 0) throw new Failure(`${name === 'jest' ? 'Tests' : 'Types'} of ${remote.name} failed.`);
  };
  const project = join(remote.folder, 'tsconfig.json');
  if (existsSync(project)) {
    writeTranslationTypes(remote.root);
    await run('typescript', ['--noEmit', '-p', project]);
  }
  await run('jest', [word ?? relative(remote.root, remote.folder)].filter(Boolean));
  return 0;
}
