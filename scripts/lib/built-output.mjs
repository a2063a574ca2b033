import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkBuild,
  checkRelease,
  includesAny,
  kilobytes,
  readRelease,
  runChecks,
} from '../../federation/cli/check/build.mjs';
import { readConfig, readJson } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './root.mjs';

/** @typedef {import('../../federation/cli/check/build.mjs').Check} Check */

/** Before the landing page can be used: brotli bytes of JavaScript over the wire. */
export const LANDING_BUDGET = 130_000;
/** A text of the chart library that survives minification. */
const CHART_SIGNS = ['beforeDatasetsUpdate'];
const { secrets } = readConfig(ROOT);

/**
 * The scripts that a first visit of the landing page loads, as absolute paths.
 * @param {string} root
 */
function landingScripts(root) {
  const shell = /** @type {{ js: string[] }} */ (readJson(join(root, 'shell/dist/shell.json')));
  const folder = join(root, 'mfe-marketing/dist');
  const release = readRelease(folder);
  const module = release.pages.find((page) => page.path === '/')?.module ?? '';
  const remote = new Set([release.entry, ...(release.modules[module]?.js ?? [])]);
  return [...shell.js.map((name) => join(root, 'shell/dist', name)), ...[...remote].map((name) => join(folder, name))];
}

/**
 * @param {string} root
 * @returns {Check[]}
 */
function checkLanding(root) {
  const scripts = landingScripts(root);
  const total = scripts.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
  const charted = scripts.filter((file) => includesAny(file, CHART_SIGNS));
  return [
    {
      name: `the landing page's scripts fit ${kilobytes(LANDING_BUDGET)} (${kilobytes(total)} brotli)`,
      ...(total > LANDING_BUDGET && { problem: `${kilobytes(total - LANDING_BUDGET)} too much` }),
    },
    {
      name: 'the landing page loads no chart code',
      ...(charted.length > 0 && { problem: charted.join(', ') }),
    },
  ];
}

/**
 * Checks one finished build.
 * @param {string} root
 * @param {string} name of a built package
 * @public called by tests of builds
 */
export function checkPackage(root, name) {
  const check = name === 'shell' ? checkBuild : checkRelease;
  return check(name, join(root, name, 'dist'), secrets);
}

/**
 * Checks the finished builds, one by one and together.
 * @param {string} root
 * @param {string[]} packages names of built packages
 */
export function checkBuiltOutput(root, packages) {
  return [
    ...packages.flatMap((name) => checkPackage(root, name)),
    ...runChecks("the landing page's scripts", () => checkLanding(root)),
  ];
}
