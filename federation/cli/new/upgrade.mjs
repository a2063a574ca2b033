import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../lib/terminal.mjs';
import { findPackage, PACKAGE_FOLDER, readConfig, readJson, readRemoteIn } from '../lib/workspace.mjs';
import { runNpm } from '../lib/run.mjs';
import { asJson, repositoryFiles, templateValuesOf, writeFiles } from './files.mjs';

/** @typedef {Readonly<Record<string, string>>} Files texts by path */

const MANIFEST = 'package.json';
const KINDS = /** @type {const} */ (['dependencies', 'devDependencies']);

/**
 * Compares templates. Returns the changed files to write, and the paths of changed files that are not written because the
 * user has edited them.
 * @param {Files} before files of the older template
 * @param {Files} after files of the newer template
 * @param {Files} own the repository's files
 */
export function compareTemplates(before, after, own) {
  const changed = Object.entries(after).filter(([path, text]) => path !== MANIFEST && before[path] !== text);
  const isOurs = (/** @type {string} */ path) => own[path] === undefined || own[path] === before[path];
  return {
    written: Object.fromEntries(changed.filter(([path]) => isOurs(path))),
    edited: changed.flatMap(([path, text]) => (isOurs(path) || own[path] === text ? [] : [path])),
  };
}

/**
 * Returns a package.json in which the newer template's versions replace the older template's versions.
 * @param {any} own
 * @param {Files} before
 * @param {Files} after
 * @returns {{ manifest: any, lifted: string[] }} `lifted`: descriptions of the changes
 */
export function comparePackages(own, before, after) {
  const [old, now] = [before, after].map((files) => JSON.parse(files[MANIFEST] ?? '{}'));
  /** @type {string[]} */
  const lifted = [];
  const kinds = KINDS.map((kind) => {
    const versions = Object.entries(own[kind] ?? {}).map(([name, version]) => {
      const next = now[kind]?.[name];
      if (next === undefined || next === version || version !== old[kind]?.[name]) return [name, version];
      lifted.push(`${name} ${version} -> ${next}`);
      return [name, next];
    });
    return [kind, Object.fromEntries(versions)];
  });
  return { manifest: { ...own, ...Object.fromEntries(kinds) }, lifted };
}

/**
 * Returns the package arguments for `npm install`: versions from the registry, or tarballs in `from`.
 * @param {string[]} names
 * @param {string} version
 * @param {string | undefined} from folder with tarballs
 */
function sourcesOf(names, version, from) {
  if (from === undefined) return names.map((name) => `${name}@${version}`);
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), from);
  const tarballs = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.tgz')) : [];
  return names.map((name) => {
    const start = `${name.replace('@', '').replace('/', '-')}-`;
    const [file, other] = tarballs.filter((tarball) => tarball.startsWith(start));
    if (file === undefined || other !== undefined) {
      throw new Failure(`There must be one ${start}<version>.tgz in ${folder}.`, 2);
    }
    return join(folder, file);
  });
}

/** @param {string} heading @param {string[]} lines */
function printSection(heading, lines) {
  if (lines.length > 0) console.log([heading, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** @type {import('../lib/command-line.mjs').Run} */
export async function runUpgradeCommand({ folder: here, word = 'latest', values }) {
  const { folder, root, name } = readRemoteIn(here);
  if (root !== folder) {
    throw new Failure('The remotes of a workspace are upgraded with it: this is for a repository of its own.', 2);
  }
  const config = readConfig(root);
  const { title = name } = readJson(join(folder, 'remote.json')).pages[0] ?? {};
  const words = templateValuesOf(name, title, config);
  const own = readJson(join(PACKAGE_FOLDER, 'package.json'));
  const product = config.shell !== undefined && findPackage(folder, config.shell) ? config.shell : undefined;
  const names = [own.name, config.product, product].filter((candidate) => candidate !== undefined);

  const before = repositoryFiles(words);
  await runNpm(folder, ['install', ...sourcesOf(names, word, values['from'])]);
  const after = repositoryFiles(words);
  const { version } = readJson(join(PACKAGE_FOLDER, 'package.json'));
  console.log(`${own.name} is ${version}, and was ${own.version}.`);

  const file = join(folder, 'package.json');
  const { manifest, lifted } = comparePackages(readJson(file), before, after);
  if (lifted.length > 0) {
    writeFileSync(file, asJson(manifest));
    await runNpm(folder, ['install']);
  }
  const present = Object.keys(after).filter((path) => existsSync(join(folder, path)));
  const ownFiles = Object.fromEntries(present.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const changes = compareTemplates(before, after, ownFiles);
  writeFiles(folder, changes.written);
  printSection('Updated in package.json:', lifted);
  printSection(
    'The template changed. These files were unchanged copies of it and are updated:',
    Object.keys(changes.written),
  );
  printSection(
    `The template changed, and these files are your own. Compare them with ${PACKAGE_FOLDER}repository:`,
    changes.edited,
  );
  if (lifted.length + changes.edited.length + Object.keys(changes.written).length === 0) {
    console.log('Nothing else is new.');
  }
  console.log('\nRun npm test and npm run check before you release.');
  return 0;
}
