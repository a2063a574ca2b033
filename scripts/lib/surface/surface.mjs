import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { contractVersion } from '../../../federation/build/contract-values.js';
import { commands } from '../../../federation/cli/commands.mjs';
import { Failure } from '../../../federation/cli/lib/terminal.mjs';
import { readJson } from '../../../federation/cli/lib/workspace.mjs';
import { asJson } from '../../../federation/cli/new/files.mjs';
import { compilerOptionsFor } from '../pack/compile.mjs';
import { ROOT } from '../repository.mjs';

/**
 * Declarations of the modules that the host provides, by their path below `shared/src`, as the compiler emits them.
 * @typedef {Readonly<Record<string, string>>} Declarations
 *
 * @typedef {{ version: string, declarations: Declarations }} Contract
 */

/** File with the recorded contract, which must change only together with the contract's version. */
export const CONTRACT_RECORD_FILE = 'scripts/lib/surface/public-surface.txt';

const FILE = /^\/\/ (\S+\.d\.ts)\n/;
const VERSION = /^Contract (\d+\.\d+\.\d+)\./;

/** @param {Contract} contract */
export function formatContractRecord({ version, declarations }) {
  const head = [
    `Contract ${version}. What remotes get from the shell at run time; \`npm run docs\` writes this file.`,
    'A change of it needs a new version of the contract. All other modules of @verdant/shared are bundled into the remote.',
  ];
  const files = Object.entries(declarations).map(([path, text]) => `// ${path}\n${text.trimEnd()}`);
  return `${[head.join('\n'), ...files].join('\n\n')}\n`;
}

/** @param {string} record @returns {Contract} */
export function parseContractRecord(record) {
  const files = record.split(/\n\n(?=\/\/ )/).slice(1);
  return {
    version: VERSION.exec(record)?.[1] ?? '0.0.0',
    declarations: Object.fromEntries(
      files.map((file) => [FILE.exec(file)?.[1] ?? '', `${file.replace(FILE, '').trimEnd()}\n`]),
    ),
  };
}

const SHARED = join(ROOT, 'shared/src');
/** Folder for declarations. Their imports of other modules resolve to the sources. */
const FOLDER = join(ROOT, '.cache/surface');

/** Module of the type `User`, compared separately: the host does not provide it, but `useAuth` returns this type. */
const USER_TYPE_MODULE = 'contract/user';

/**
 * Returns the compiler errors for a remote that was built with the old modules and runs with the new modules. The check
 * covers all exported values except React contexts, which remotes read only by hooks.
 * @param {Declarations} before @param {Declarations} now
 * @returns {string[]} empty if nothing breaks
 */
export function breakingChanges(before, now) {
  const gone = Object.keys(before).filter((path) => path.endsWith('/index.d.ts') && now[path] === undefined);
  if (gone.length > 0) return gone.map((path) => `${path} is gone`);
  const modules = Object.keys(before).flatMap((path) => /^(\w+)\/index\.d\.ts$/.exec(path)?.[1] ?? []);
  const question = [
    'type Values<M> = { [K in keyof M as K extends `${string}Context` ? never : K]: M[K] };',
    ...modules.map(
      (name) =>
        `export const ${name}: Values<typeof import('./before/${name}/index')> = {} as Values<typeof import('./now/${name}/index')>;`,
    ),
    before[`${USER_TYPE_MODULE}.d.ts`] &&
      `export const user: import('./before/${USER_TYPE_MODULE}').User = {} as import('./now/${USER_TYPE_MODULE}').User;`,
  ];
  const file = join(FOLDER, 'question.ts');
  rmSync(FOLDER, { recursive: true, force: true });
  const files = Object.entries({ before, now }).flatMap(([folder, declarations]) =>
    Object.entries(declarations).map(([path, text]) => [join(FOLDER, folder, path), text]),
  );
  for (const [path = '', text = ''] of [...files, [file, question.join('\n')]]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const program = ts.createProgram([file, join(ROOT, 'federation/build/styles.d.ts')], {
    ...compilerOptionsFor(FOLDER),
    types: [],
    rootDirs: [join(FOLDER, 'before'), join(FOLDER, 'now'), SHARED],
  });
  const found = program.getSemanticDiagnostics(program.getSourceFile(file));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * Returns the reason why the contract needs a higher version; undefined if the version is sufficient.
 * @param {Contract} recorded @param {Contract} now
 */
export function contractProblem(recorded, now) {
  if (formatContractRecord({ ...recorded, version: now.version }) === formatContractRecord(now)) return undefined;
  const broken = breakingChanges(recorded.declarations, now.declarations);
  const lowest = semver.inc(recorded.version, broken.length > 0 ? 'major' : 'minor') ?? '';
  if (semver.gte(now.version, lowest)) return undefined;
  return [
    `What remotes get from the shell changed since contract ${recorded.version}${broken.length > 0 ? ' and breaks them:' : '.'}`,
    ...broken,
    `Set CONTRACT_VERSION in federation/contract/remotes.ts to ${lowest} or higher, then run npm run docs.`,
  ].join('\n');
}

/**
 * The public surface of the packages: the names of each module, the options of each command, and the contract version,
 * which states how the types of the host changed.
 * @typedef {{ contract: string, names: Record<string, string> }} Offered `names`: separated by spaces
 * @typedef {Offered & { version: string }} Released
 */

const RELEASED = join(ROOT, 'scripts/lib/surface/released.json');
/** Modules of the federation package for remotes, whose names are part of the public surface. */
const FEDERATION_MODULES = ['./contract', './fit', './testing'];
/** Modules that a remote gets from the host at run time. Other modules are bundled into the remote. */
const PROVIDED = ['api', 'query', 'router', 'services', 'texts', 'ui'];

/** Returns the modules that remotes can import, except styles, and their files. @returns {[string, string][]} */
function publicModules() {
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

/** Reads the surface of the sources. @returns {Offered & { declarations: Declarations }} */
export function readSourceSurface() {
  const all = publicModules();
  const files = [...all.map(([, file]) => file), join(ROOT, 'federation/build/styles.d.ts')];
  const program = ts.createProgram(files, { ...compilerOptionsFor(ROOT), removeComments: true });
  const checker = program.getTypeChecker();
  const namesIn = (/** @type {string} */ file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} exports nothing`);
    return checker.getExportsOfModule(symbol).map(({ name }) => name);
  };
  const names = Object.fromEntries(all.map(([module, file]) => [module, namesIn(file).toSorted().join(' ')]));
  for (const [name, { options }] of Object.entries(commands)) {
    names[`verdant-remote ${name}`] = Object.keys(options).join(' ');
  }
  return { contract: contractVersion(), names, declarations: declarationsOf(program) };
}

/** Reads the surface of the last release. @returns {Released} */
export const readReleasedSurface = () => readJson(RELEASED);

/** @param {Released} released */
export const writeReleasedSurface = ({ version, contract, names }) =>
  writeFileSync(RELEASED, asJson({ version, contract, names }));

const STEPS = /** @type {const} */ (['patch', 'minor', 'major']);

/** Returns one line for each module and for each name of a module. @param {Offered} offered */
const linesOf = ({ names }) =>
  Object.entries(names).flatMap(([module, list]) => [
    module,
    ...(list.match(/\S+/g) ?? []).map((name) => `${module} ${name}`),
  ]);

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
