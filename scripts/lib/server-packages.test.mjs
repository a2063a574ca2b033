import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingInProduction } from './server-packages.mjs';

const packages = {
  server: { dependencies: { '@verdant/federation': '1.0.0', fastify: '5.0.0' }, devDependencies: { esbuild: '1.0.0' } },
  federation: { dependencies: { 'lru-cache': '11.0.0' }, devDependencies: { webpack: '5.0.0' } },
  'federation/node_modules/lru-cache': {},
  'node_modules/@verdant/federation': { link: true, resolved: 'federation' },
  'node_modules/fastify': {
    dependencies: { pino: '9.0.0' },
    peerDependencies: { tsx: '4.0.0' },
    peerDependenciesMeta: { tsx: { optional: true } },
  },
  'node_modules/fastify/node_modules/pino': { optionalDependencies: { 'pino-binary': '1.0.0' } },
  'node_modules/pino-binary': {},
  'node_modules/esbuild': { dev: true },
  'node_modules/lru-cache': { dev: true },
  'node_modules/tsx': { dev: true },
  'node_modules/webpack': { dev: true },
};
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdant-packages-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const missing = (text) => {
  const file = join(root, 'server/dist/main.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return missingInProduction(root);
};

test.each([
  ['a module of Node', 'require("node:fs"); require("zlib");'],
  ['a dependency of the server', 'require("fastify");'],
  ['an optional dependency of a dependency', 'require("pino-binary");'],
  ['a dependency of a workspace, by its path', 'require("../../federation/node_modules/lru-cache/index.js");'],
])('finds %s installed in production', (_what, text) => {
  expect(missing(text)).toEqual([]);
});

test.each([
  ['a development dependency of the server', 'esbuild', 'node_modules/esbuild'],
  ['a development dependency of a workspace', 'webpack', 'node_modules/webpack'],
  ['an optional peer', 'tsx', 'node_modules/tsx'],
  ['the version of development', 'lru-cache', 'node_modules/lru-cache'],
  ['a package that no workspace has', 'left-pad', 'left-pad'],
])('reports %s', (_what, name, place) => {
  expect(missing(`require("${name}/part");`)).toEqual([`${place} in server/dist/main.js`]);
});
