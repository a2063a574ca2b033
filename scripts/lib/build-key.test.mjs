import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAndStoreKey, isStale } from './build-key.mjs';

let root;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const built = (change = () => {}) =>
  buildAndStoreKey(root, 'mfe-quiz', async () => {
    write('mfe-quiz/dist/release.json', '{}');
    change();
    return true;
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdant-key-'));
  write('mfe-quiz/src/onboarding/onboarding.tsx', 'one');
  write('package-lock.json', 'one');
  write('package.json', JSON.stringify({ verdant: { buildSources: ['shared', 'package-lock.json'] } }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a package is stale until it has been built', async () => {
  expect(isStale(root, 'mfe-quiz')).toBe(true);
  await built();
  expect(isStale(root, 'mfe-quiz')).toBe(false);
});

test.each([
  [true, 'its own source', 'mfe-quiz/src/onboarding/onboarding.tsx'],
  [true, 'its own files by a new file', 'mfe-quiz/src/onboarding/new.module.css'],
  [true, 'the package "shared"', 'shared/src/ui/index.ts'],
  [true, 'the installed packages', 'package-lock.json'],
  [false, 'another remote', 'mfe-samples/src/budget/budget.tsx'],
  [false, 'one of its tests', 'mfe-quiz/src/onboarding/onboarding.test.tsx'],
  [false, 'its build output', 'mfe-quiz/dist/static/js/page.js'],
])('isStale returns %s for the build of a package after a change of %s', async (expected, _what, path) => {
  await built();
  write(path, 'two');
  expect(isStale(root, 'mfe-quiz')).toBe(expected);
});

test('a package is stale after a failed build, even if an earlier build succeeded', async () => {
  await built();
  await buildAndStoreKey(root, 'mfe-quiz', async () => false);
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});

test('a package is stale if a source file changes during the build', async () => {
  await built(() => write('mfe-quiz/remote.json', '{ "name": "mfe-quiz" }'));
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});
