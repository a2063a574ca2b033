import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { Failure } from '../../../federation/cli/lib/terminal.mjs';
import { runNpm } from '../../../federation/cli/lib/run.mjs';
import { filesIn, readConfig, readJson, readRemoteDeclarations } from '../../../federation/cli/lib/workspace.mjs';
import { asJson, writeFiles } from '../../../federation/cli/new/files.mjs';
import { ROOT } from '../repository.mjs';
import { bundleForNode, compile } from './compile.mjs';
import { TEMPLATE_PATH_PATTERN, packedPackageJson } from './manifest.mjs';
import { PACKAGES } from './packages.mjs';
import { packShellFiles } from './shell.mjs';

/** @typedef {import('./packages.mjs').Packed} Packed */

const { engines } = readJson(join(ROOT, 'package.json'));
/** package.json of a new repository, whose dependencies get the versions that are tested here. */
const REPOSITORY = 'repository/package.json';

const IS_TEST = /\.test\.\w+$/;
const NO_SOURCE = /^(?:node_modules|dist|fixture|server)\//;

/** @param {Packed} packed @returns {Record<string, string>} texts of the package's files by path, without package.json */
function contentsOf({ folder, compiled, forNode, copied }) {
  // Tests of the template are packed, because a new remote contains them.
  const sources = filesIn(folder).filter(
    (path) => !NO_SOURCE.test(path) && (TEMPLATE_PATH_PATTERN.test(path) || !IS_TEST.test(path)),
  );
  const scripts = sources.filter((path) => compiled.test(path)).map((path) => join(folder, path));
  const copies = sources.filter((path) => copied.test(path));
  return {
    ...compile(scripts, folder),
    ...(forNode !== undefined && { [forNode.replace(/ts$/, 'mjs')]: bundleForNode(join(folder, forNode)) }),
    ...Object.fromEntries(copies.map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
  };
}

/** Returns the installed version of a package, or the version of a workspace. @param {string} name */
const versionOf = (name) => readJson(join(ROOT, 'node_modules', name, 'package.json')).version;

/** Fills in the tested versions in package.json of a new repository, with `^` for own packages. @param {string} text */
function withVersions(text) {
  const manifest = JSON.parse(text);
  const filled = (/** @type {object} */ names) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [name, `${name.startsWith('@verdant/') ? '^' : ''}${versionOf(name)}`]),
    );
  const { dependencies, devDependencies } = manifest;
  const versions = { dependencies: filled(dependencies), devDependencies: filled(devDependencies) };
  return asJson({ ...manifest, ...versions });
}

/** Returns the settings for remotes from the root's package.json, for remotes in other repositories. */
function product() {
  const { buildSources: _ours, secrets, ...rest } = readConfig(ROOT);
  return { ...rest, secrets: { settings: [], names: secrets.names } };
}

/** Returns the OpenAPI document of the product's API. @returns {Promise<string>} */
async function apiDocument() {
  const made = await tsImport('../../../server/src/api-document/api-document.ts', import.meta.url);
  return asJson(made.apiDocument());
}

const SLOTS = 'src/slots/index.d.ts';

/**
 * Returns the type files of the slots that remotes of this repository offer, for remotes in other repositories. The
 * declarations in `index` import these type files.
 * @param {string} index the declarations of the module with `SlotProps`
 */
function slotTypes(index) {
  const found = readRemoteDeclarations(ROOT).flatMap(({ name, offers = [] }) => {
    const folder = join(ROOT, name);
    return [...new Set(offers.map(({ types }) => join(folder, types)))].map((file, number) => {
      const texts = Object.entries(compile([file], folder));
      return { name: `${name}-${number}`, text: texts.find(([path]) => path.endsWith('.d.ts'))?.[1] ?? '' };
    });
  });
  return {
    ...Object.fromEntries(found.map(({ name, text }) => [`src/slots/${name}.d.ts`, text])),
    [SLOTS]: [...found.map(({ name }) => `import './${name}.js';`), index].join('\n'),
  };
}

/** Returns the files of a package. @param {keyof typeof PACKAGES} key @returns {Promise<Record<string, string>>} */
async function packageFiles(key) {
  const packed = PACKAGES[key];
  const contents = contentsOf(packed);
  if (key === 'shared') {
    Object.assign(contents, { 'openapi.json': await apiDocument() }, slotTypes(contents[SLOTS] ?? ''));
  }
  const repository = contents[REPOSITORY];
  if (repository !== undefined) contents[REPOSITORY] = withVersions(repository);
  const manifest = packedPackageJson(readJson(join(packed.folder, 'package.json')), packed, contents, {
    versionOf,
    engines,
    ...(key === 'shared' && { product: product() }),
  });
  return { ...contents, 'package.json': asJson(manifest) };
}

/** Returns package.json of the product that teams develop against. @param {string} main @param {string[]} uses packages */
function productManifest(main, uses) {
  /** @type {Record<string, string>} */
  const versions = Object.assign(
    {},
    ...['federation', 'server'].map((name) => readJson(join(ROOT, name, 'package.json')).dependencies),
  );
  const unknown = uses.find((name) => versions[name] === undefined);
  if (unknown !== undefined) throw new Failure(`The server uses ${unknown}, and no package.json of it says so.`);
  return asJson({
    name: readConfig(ROOT).shell,
    version: readJson(join(PACKAGES.shared.folder, 'package.json')).version,
    description: 'The product with an embedded database, to develop remotes against',
    license: 'UNLICENSED',
    engines,
    main,
    dependencies: Object.fromEntries(uses.map((name) => [name, versions[name]])),
  });
}

/**
 * Packs files that are written to a temporary folder.
 * @param {string} key of the folder @param {string} target folder for the tarball
 * @param {(folder: string) => Promise<Record<string, string>>} filesFor
 * @returns {Promise<{ file: string, bytes: number, files: number }>}
 */
async function npmPack(key, target, filesFor) {
  const folder = join(ROOT, '.cache/pack', key);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, await filesFor(folder));
  const output = await runNpm(folder, ['pack', '--json', '--pack-destination', target]);
  const [{ filename, size, entryCount }] = JSON.parse(output.slice(output.indexOf('[')));
  return { file: join(target, filename.replace('@', '').replace('/', '-')), bytes: size, files: entryCount };
}

/** Packs all packages. @param {string} target folder for the tarballs */
export async function packAll(target) {
  mkdirSync(target, { recursive: true });
  return [
    await npmPack('federation', target, () => packageFiles('federation')),
    await npmPack('shared', target, () => packageFiles('shared')),
    await npmPack('shell', target, async (folder) => {
      const { main, uses } = await packShellFiles(folder);
      return { 'package.json': productManifest(main, uses) };
    }),
  ];
}
