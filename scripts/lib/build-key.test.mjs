import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildKey, buildWithKey, isStale } from './build-key.mjs';

const SOURCES = ['federation/build', 'shared', 'webpack.common.js', 'package-lock.json'];
let root;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdant-key-'));
  write('mfe-quiz/src/onboarding/onboarding.tsx', 'one');
  write('mfe-quiz/remote.json', '{}');
  write('mfe-samples/src/budget/budget.tsx', 'one');
  write('shared/src/ui/index.ts', 'one');
  write('federation/build/rules.js', 'one');
  write('webpack.common.js', 'one');
  write('package-lock.json', '{}');
  write('package.json', JSON.stringify({ verdant: { buildSources: SOURCES } }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function built() {
  return buildWithKey(root, 'mfe-quiz', async () => {
    write('mfe-quiz/dist/release.json', '{}');
    return true;
  });
}

test('a package that was never built is stale, and after its build it is not', async () => {
  expect(isStale(root, 'mfe-quiz')).toBe(true);
  await built();
  expect(isStale(root, 'mfe-quiz')).toBe(false);
});

test.each([
  ['its own source', 'mfe-quiz/src/onboarding/onboarding.tsx'],
  ['a new file of its own', 'mfe-quiz/src/onboarding/new.module.css'],
  ['its declaration', 'mfe-quiz/remote.json'],
  ['shared', 'shared/src/ui/index.ts'],
  ['the build recipe', 'federation/build/rules.js'],
  ["the product's use of the recipe", 'webpack.common.js'],
])('a change of %s makes it stale', async (_what, path) => {
  await built();
  write(path, 'two');
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});

const lock = (packages) => JSON.stringify({ lockfileVersion: 3, packages });
const installed = { '': { workspaces: ['mfe-quiz'] }, 'node_modules/react': { version: '19.3.1' } };

test('a package that is installed in another version makes it stale', async () => {
  write('package-lock.json', lock(installed));
  await built();
  write('package-lock.json', lock({ ...installed, 'node_modules/react': { version: '19.4.0' } }));
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});

test('a new remote, which is in the lock file, does not', async () => {
  write('package-lock.json', lock(installed));
  await built();
  const members = { '': { workspaces: ['mfe-quiz', 'mfe-goals'] }, 'mfe-goals': { version: '0.1.0' } };
  const linked = { 'node_modules/mfe-goals': { resolved: 'mfe-goals', link: true } };
  write('package-lock.json', lock({ ...installed, ...members, ...linked }));
  expect(isStale(root, 'mfe-quiz')).toBe(false);
});

test.each([
  ['another remote', 'mfe-samples/src/budget/budget.tsx'],
  ['a test', 'mfe-quiz/src/onboarding/onboarding.test.tsx'],
  ['what was built', 'mfe-quiz/dist/static/js/page.js'],
  ['the server', 'server/src/main.ts'],
])('a change of %s does not', async (_what, path) => {
  await built();
  write(path, 'two');
  expect(isStale(root, 'mfe-quiz')).toBe(false);
});

test('moving a text from one file to another changes the key', () => {
  write('mfe-quiz/src/a.ts', 'text');
  const before = buildKey(root, 'mfe-quiz');
  rmSync(join(root, 'mfe-quiz/src/a.ts'));
  write('mfe-quiz/src/b.ts', 'text');
  expect(buildKey(root, 'mfe-quiz')).not.toBe(before);
});

test('a failed build is stale, even where an older one had succeeded', async () => {
  await built();
  await buildWithKey(root, 'mfe-quiz', async () => false);
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});

test('a build that was interrupted is stale', async () => {
  await built();
  const interrupted = buildWithKey(root, 'mfe-quiz', () => Promise.reject(new Error('stopped')));
  await expect(interrupted).rejects.toThrow('stopped');
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});

test('a source that changes during the build makes the result stale', async () => {
  await buildWithKey(root, 'mfe-quiz', async () => {
    write('mfe-quiz/dist/release.json', '{}');
    write('mfe-quiz/remote.json', '{ "name": "mfe-quiz" }');
    return true;
  });
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});
