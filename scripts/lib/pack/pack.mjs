import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { Failure } from '../../../federation/cli/lib/failure.mjs';
import { lastLines, npmScript, runNode } from '../../../federation/cli/lib/run.mjs';
import { readRemoteDeclarations } from '../../../federation/cli/lib/remote.mjs';
import { readConfig, readJson } from '../../../federation/cli/lib/workspace.mjs';
import { ROOT } from '../root.mjs';
import { bundleForNode, compile } from './compile.mjs';
import { TEMPLATE_PATH_PATTERN, manifestOf } from './manifest.mjs';
import { PACKAGES } from './packages.mjs';
import { packShellFiles } from './shell.mjs';

/** @typedef {import('./packages.mjs').Packed} Packed */

const IS_TEST = /\.test\.\w+$/;
const NO_SOURCES = new Set(['node_modules', 'dist', 'fixture', 'server']);

/** @param {string} folder @returns {string[]} paths of the folder's files, with `/` */
function filesIn(folder, below = '') {
  return readdirSync(join(folder, below)).flatMap((name) => {
    if (NO_SOURCES.has(name)) return [];
    const path = below === '' ? name : `${below}/${name}`;
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });
}

/** @param {Packed} packed @returns {Record<string, string>} texts of the package's files by path, without package.json */
function contentsOf({ folder, base, into, compiled, forNode, copied }) {
  const from = join(folder, base);
  // Tests of the template are packed, because a new remote contains them.
  const sources = filesIn(from).filter((path) => TEMPLATE_PATH_PATTERN.test(path) || !IS_TEST.test(path));
  const copies = sources
    .filter((path) => copied.test(path))
    .map((path) => [path, readFileSync(join(from, path), 'utf8')]);
  const all = {
    ...compile(
      sources.filter((path) => compiled.test(path)).map((path) => join(from, path)),
      from,
    ),
    ...(forNode !== undefined && { [forNode.replace(/ts$/, 'mjs')]: bundleForNode(join(from, forNode)) }),
    ...Object.fromEntries(copies),
  };
  return Object.fromEntries(Object.entries(all).map(([path, text]) => [posix.join(into, path), text]));
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
  return `${JSON.stringify({ ...manifest, ...versions }, null, 2)}\n`;
}

/** Returns the settings for remotes from the root's package.json, for remotes in other repositories. */
function product() {
  const { buildSources: _ours, secrets, ...rest } = readConfig(ROOT);
  return { ...rest, secrets: { settings: [], names: secrets.names } };
}

/** Returns the OpenAPI document of the product's API. @returns {Promise<string>} */
async function apiDocument() {
  const made = await tsImport('../../../server/src/api-document/api-document.ts', import.meta.url);
  return `${JSON.stringify(made.apiDocument(), null, 2)}\n`;
}

const SLOTS = 'dist/slots/index.d.ts';

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
    ...Object.fromEntries(found.map(({ name, text }) => [`dist/slots/${name}.d.ts`, text])),
    [SLOTS]: [...found.map(({ name }) => `import './${name}.js';`), index].join('\n'),
  };
}

/** Writes the contents of a package to a folder. @param {keyof typeof PACKAGES} key @param {string} folder */
async function stage(key, folder) {
  const packed = PACKAGES[key];
  const contents = contentsOf(packed);
  if (key === 'shared') {
    contents['share-scope.json'] = readFileSync(join(packed.folder, 'share-scope.json'), 'utf8');
    contents['openapi.json'] = await apiDocument();
    Object.assign(contents, slotTypes(contents[SLOTS] ?? ''));
  }
  const { repository } = packed;
  if (repository !== undefined) contents[repository] = withVersions(contents[repository] ?? '{}');
  const manifest = manifestOf(readJson(join(packed.folder, 'package.json')), packed, contents, {
    versionOf,
    engines: readJson(join(ROOT, 'package.json')).engines,
    ...(key === 'shared' && { product: product() }),
  });
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({
    ...contents,
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Name of the npm package that contains the product. @returns {string} */
const SHELL = readConfig(ROOT).shell ?? '';

/** Writes the product that teams develop against to a folder. @param {string} folder */
async function stageProduct(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { main, uses } = await packShellFiles(folder);
  /** @type {Record<string, string>} */
  const versions = Object.assign(
    {},
    ...['federation', 'server'].map((name) => readJson(join(ROOT, name, 'package.json')).dependencies),
  );
  const unknown = uses.find((name) => versions[name] === undefined);
  if (unknown !== undefined) throw new Failure(`The server uses ${unknown}, and no package.json of it says so.`);
  const manifest = {
    name: SHELL,
    version: versionOf(readJson(join(PACKAGES.shared.folder, 'package.json')).name),
    description: 'The product with an embedded database, to develop remotes against',
    license: 'UNLICENSED',
    engines: readJson(join(ROOT, 'package.json')).engines,
    main,
    dependencies: Object.fromEntries(uses.map((name) => [name, versions[name]])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Packs a staged package. @param {string} staged @param {string} folder for the tarball */
async function npmPack(staged, folder) {
  const { code, output } = await runNode(
    [npmScript(), 'pack', '--json', '--loglevel=error', '--pack-destination', folder],
    { cwd: staged },
  );
  if (code !== 0) throw new Failure(`npm pack failed:\n\n${lastLines(output, 15)}`);
  const [{ name, version, filename, size, entryCount }] = JSON.parse(output.slice(output.indexOf('[')));
  const file = join(folder, filename.replace('@', '').replace('/', '-'));
  return { file, name, version, bytes: size, files: entryCount };
}

/**
 * Packs all packages.
 * @param {string} folder for the tarballs
 * @returns {Promise<{ file: string, name: string, version: string, bytes: number, files: number }[]>}
 */
export async function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  const staged = (/** @type {string} */ key) => join(ROOT, '.cache/pack', key);
  const keys = /** @type {(keyof typeof PACKAGES)[]} */ (Object.keys(PACKAGES));
  const results = [];
  for (const key of keys) {
    await stage(key, staged(key));
    results.push(await npmPack(staged(key), folder));
  }
  await stageProduct(staged('shell'));
  return [...results, await npmPack(staged('shell'), folder)];
}
