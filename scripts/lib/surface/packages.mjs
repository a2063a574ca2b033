import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { commands } from '../../../federation/cli/commands.mjs';
import { Failure } from '../../../federation/cli/lib/terminal.mjs';
import { readJson } from '../../../federation/cli/lib/workspace.mjs';
import { compilerOptionsFor } from '../pack/compile.mjs';
import { ROOT } from '../repository.mjs';
import { USER_TYPE_MODULE } from './contract.mjs';

/**
 * The public surface of the packages: the names of each module, the options of each command, and the contract version,
 * which states how the types of the host changed.
 * @typedef {{ contract: string, names: Record<string, string[]> }} Offered
 * @typedef {Offered & { version: string }} Released
 */

const RELEASED = join(ROOT, 'scripts/lib/surface/released.json');
const SHARED = join(ROOT, 'shared/src');
/** Modules of the federation package for remotes, whose names are part of the public surface. */
const FEDERATION_MODULES = ['./contract', './fit', './testing'];
/** Modules that a remote gets from the host at run time. Other modules are bundled into the remote. */
const PROVIDED = ['api', 'query', 'router', 'services', 'texts', 'ui'];

/** Returns the modules that remotes can import, except styles, and their files. @returns {[string, string][]} */
function modules() {
  return ['federation', 'shared'].flatMap((folder) => {
    const { name, exports } = readJson(join(ROOT, folder, 'package.json'));
    return Object.entries(/** @type {Record<string, string>} */ (exports))
      .filter(([key, file]) => /\.tsx?$/.test(file) && (folder === 'shared' || FEDERATION_MODULES.includes(key)))
      .map(([key, file]) => /** @type {[string, string]} */ ([posix.join(name, key), join(ROOT, folder, file)]));
  });
}

/** Removes the destructuring of parameters, which is not part of the public surface. @param {string} text */
const withoutPatterns = (text) => text.replaceAll(/\{[^{};]*\}: /g, 'props: ');

/**
 * Returns the declarations of the modules that the host provides, and of the files in the same folders that they import.
 * @param {ts.Program} program
 */
function declarationsOf(program) {
  const found = [...PROVIDED.map((name) => `${name}/index.ts`), `${USER_TYPE_MODULE}.ts`].map((path) =>
    join(SHARED, path),
  );
  /** @type {[string, string][]} */
  const declarations = [];
  for (const file of found) {
    let text = '';
    program.emit(program.getSourceFile(file), (_path, written) => (text = written), undefined, true);
    declarations.push([relative(SHARED, file).replace(/\.tsx?$/, '.d.ts'), withoutPatterns(text)]);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const path = join(dirname(file), fileName);
      const isProvided = fileName.startsWith('.') && PROVIDED.includes(relative(SHARED, path).split(/[/\\]/)[0] ?? '');
      const source = ['.ts', '.tsx', '/index.ts']
        .map((end) => path + end)
        .find((candidate) => program.getSourceFile(candidate));
      if (isProvided && source && !found.includes(source)) found.push(source);
    }
  }
  return Object.fromEntries(declarations.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the surface of the sources. @returns {Offered & { declarations: import('./contract.mjs').Declarations }} */
export function readSourceSurface() {
  const all = modules();
  const files = [...all.map(([, file]) => file), join(ROOT, 'federation/build/styles.d.ts')];
  const program = ts.createProgram(files, { ...compilerOptionsFor(ROOT), removeComments: true });
  const checker = program.getTypeChecker();
  const namesIn = (/** @type {string} */ file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} exports nothing`);
    return checker.getExportsOfModule(symbol).map(({ name }) => name);
  };
  const names = Object.fromEntries(all.map(([module, file]) => [module, namesIn(file).toSorted()]));
  for (const [name, { options }] of Object.entries(commands)) names[`verdant-remote ${name}`] = Object.keys(options);
  const [, contract] =
    /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(join(ROOT, 'federation/contract/remotes.ts'), 'utf8')) ?? [];
  if (contract === undefined) throw new Error('There is no CONTRACT_VERSION');
  return { contract, names, declarations: declarationsOf(program) };
}

/** Reads the surface of the last release. @returns {Released} */
export function readReleasedSurfaces() {
  const { names, ...rest } = readJson(RELEASED);
  return {
    ...rest,
    names: Object.fromEntries(Object.entries(names).map(([module, text]) => [module, text.split(' ').filter(Boolean)])),
  };
}

/** @param {Released} released */
export function writeReleased({ version, contract, names }) {
  // The names of each module are on one line, so that diffs are readable.
  const lines = Object.fromEntries(Object.entries(names).map(([module, list]) => [module, list.join(' ')]));
  writeFileSync(RELEASED, `${JSON.stringify({ version, contract, names: lines }, null, 2)}\n`);
}

const STEPS = /** @type {const} */ (['patch', 'minor', 'major']);

/** Returns one line for each module and for each name of a module. @param {Offered} offered */
const linesOf = ({ names }) =>
  Object.entries(names).flatMap(([module, list]) => [module, ...list.map((name) => `${module} ${name}`)]);

/**
 * Returns the version of the next release, and the changes of the public surface since the last one. A removal or a new
 * major version of the contract needs a major version, any other change a minor version.
 * @param {Released} released @param {Offered} now
 * @param {string} [requested] the least step
 */
export function nextVersion(released, now, requested = 'patch') {
  const least = STEPS.findIndex((step) => step === requested);
  if (least === -1) throw new Failure(`${requested} is no kind of release: ${STEPS.join(', ')}`, 2);
  const [before, after] = [linesOf(released), linesOf(now)];
  const lost = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  const fresh = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  const contract = released.contract === now.contract ? [] : [`! contract ${now.contract}, after ${released.contract}`];
  const changes = [...lost, ...contract, ...fresh];
  const isBroken = lost.length > 0 || semver.major(now.contract) !== semver.major(released.contract);
  const needed = isBroken ? 2 : Math.min(changes.length, 1);
  return { version: semver.inc(released.version, STEPS[Math.max(least, needed)] ?? 'major') ?? '', changes };
}
