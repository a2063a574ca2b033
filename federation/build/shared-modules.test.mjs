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

test('the host provides each shared module once, and a remote consumes shared modules without a copy @g-shared-once', () => {
  const react = { singleton: true, version: '19.3.1', requiredVersion: '^19.3.1', eager: true };
  expect(providedByHost(product)).toEqual({
    react,
    'react/jsx-runtime': react,
    '@scope/kit/query': { singleton: true, version: '1.2.3', requiredVersion: '^1.2.3', eager: false },
  });
  const wanted = (requiredVersion) => ({ singleton: true, requiredVersion, import: false });
  expect(consumedByRemote(product)).toEqual({
    react: wanted('^19.3.1'),
    'react/jsx-runtime': wanted('^19.3.1'),
    '@scope/kit/query': wanted('^1.2.3'),
  });
});

test('the manifest of the host lists exact shared versions, and the manifest of a remote lists required ranges', () => {
  const versions = (sign) => ({
    shared: { react: `${sign}19.3.1`, 'react/jsx-runtime': `${sign}19.3.1`, '@scope/kit/query': `${sign}1.2.3` },
  });
  expect([describeProvided(product), describeNeeded(product)]).toEqual([versions(''), versions('^')]);
});
