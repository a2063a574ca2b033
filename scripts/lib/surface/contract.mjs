import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import ts from 'typescript';
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

/** Folder for declarations. Their imports of other modules resolve to the sources. */
const FOLDER = join(ROOT, '.cache/surface');

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  rootDirs: [join(FOLDER, 'before'), join(FOLDER, 'now'), join(ROOT, 'shared/src')],
};

/** Module of the type `User`, compared separately: the host does not provide it, but `useAuth` returns this type. */
export const USER_TYPE_MODULE = 'contract/user';

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
  const program = ts.createProgram([file, join(ROOT, 'federation/build/styles.d.ts')], OPTIONS);
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
