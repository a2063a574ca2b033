import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumedByRemote, describeNeeded, describeProvided, providedByHost } from './shared-modules.js';

const VERSIONS = { react: '19.3.1', '@scope/kit': '1.2.3' };
let product;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'recipe-'));
  for (const [name, version] of Object.entries(VERSIONS)) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
  }
  product = {
    root,
    shared: { eager: ['react', 'react/jsx-runtime'], onDemand: ['@scope/kit/query'] },
    host: { name: 'host' },
  };
});
afterAll(() => rmSync(product.root, { recursive: true, force: true }));

test('the host provides each shared module as a singleton, in the installed version of its package @g-shared-once', () => {
  const react = { singleton: true, version: '19.3.1', requiredVersion: '^19.3.1', eager: true };
  expect(providedByHost(product)).toEqual({
    react,
    'react/jsx-runtime': react,
    '@scope/kit/query': { singleton: true, version: '1.2.3', requiredVersion: '^1.2.3', eager: false },
  });
});

test('a remote consumes shared modules without a copy of its own @g-shared-once', () => {
  expect(consumedByRemote(product)).toEqual({
    react: { singleton: true, requiredVersion: '^19.3.1', import: false },
    'react/jsx-runtime': { singleton: true, requiredVersion: '^19.3.1', import: false },
    '@scope/kit/query': { singleton: true, requiredVersion: '^1.2.3', import: false },
  });
});

test('the manifest of the host lists the versions it provides, that of a remote the ranges it needs', () => {
  expect(describeProvided(product)).toEqual({
    shared: { react: '19.3.1', 'react/jsx-runtime': '19.3.1', '@scope/kit/query': '1.2.3' },
  });
  expect(describeNeeded(product)).toEqual({
    shared: { react: '^19.3.1', 'react/jsx-runtime': '^19.3.1', '@scope/kit/query': '^1.2.3' },
  });
});
