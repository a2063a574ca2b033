import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { runWebpack } from '../../../federation/build/node-build.js';
import { withCacheName } from '../../../federation/cli/dev/dev-config.mjs';
import { Failure } from '../../../federation/cli/lib/terminal.mjs';
import { buildStalePackages } from '../builder.mjs';
import { bundleForDevelopment } from '../bundle-server.mjs';
import { builtPackages, ROOT, webpackConfigOf } from '../repository.mjs';
import { devShellConfig } from '../watch/builds.mjs';
import { usedNpmPackages } from './manifest.mjs';

/** Folders with files that the server reads by path or runs. */
const READ = ['server/src', 'server/migrations', 'federation/server', 'shared/src/styles'];
/** Files that the package does not need: sources that are bundled, tests, compressed copies, and build reports. */
const LEFT_OUT = /^\.|\.(br|gz|map|ts|md|txt)$|^(testing|node_modules|sizes\.json)$/;

/** @param {string} path below the root @param {string} folder */
const copy = (path, folder) =>
  cpSync(join(ROOT, path), join(folder, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(basename(source)),
  });

/** Builds the shell with the development build of React. @param {string} folder */
async function buildShell(folder) {
  const config = webpackConfigOf('shell');
  const build = { ...devShellConfig(config, folder), devtool: /** @type {const} */ (false) };
  const stats = await runWebpack({ ...build, ...withCacheName(config.cache, 'pack') });
  if (stats.hasErrors()) throw new Failure(stats.toString({ all: false, errors: true, colors: false }));
}

/** Returns the npm packages that the scripts of a folder use. @param {string} folder */
function usedIn(folder) {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.c?js$/.test(path));
  const names = scripts.flatMap((path) => usedNpmPackages(readFileSync(join(folder, path), 'utf8')));
  return [...new Set(names)].filter((name) => !isBuiltin(name)).toSorted();
}

/**
 * Writes server, shell and remotes to an empty folder, so that a team can develop against them. The files equal the
 * production image, except for the development build of React and the development features of the server.
 * @param {string} folder
 * @returns {Promise<{ main: string, uses: string[] }>} the script that starts the server, and the packages that it needs
 */
export async function packShellFiles(folder) {
  const names = builtPackages();
  if (!(await buildStalePackages(names))) throw new Failure('The product is not built.');
  const main = await bundleForDevelopment(folder);
  for (const path of READ) copy(path, folder);
  const uses = usedIn(folder);
  await buildShell(join(folder, 'shell/dist'));
  for (const name of names.filter((source) => source !== 'shell')) {
    for (const path of [`${name}/dist`, `${name}/faults`]) if (existsSync(join(ROOT, path))) copy(path, folder);
  }
  return { main, uses };
}
