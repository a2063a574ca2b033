import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWithKey, isStale } from './build-key.mjs';

const installed = { '': { workspaces: ['mfe-quiz'] }, 'node_modules/react': { version: '19.3.1' } };
const lock = (more) => JSON.stringify({ lockfileVersion: 3, packages: { ...installed, ...more } });
let root;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const built = (change = () => {}) =>
  buildWithKey(root, 'mfe-quiz', async () => {
    write('mfe-quiz/dist/release.json', '{}');
    change();
    return true;
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdant-key-'));
  write('mfe-quiz/src/onboarding/onboarding.tsx', 'one');
  write('package-lock.json', lock({}));
  write(
    'package.json',
    JSON.stringify({ verdant: { buildSources: ['shared', 'webpack.common.js', 'package-lock.json'] } }),
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a package that was never built is stale, and after its build it is not', async () => {
  expect(isStale(root, 'mfe-quiz')).toBe(true);
  await built();
  expect(isStale(root, 'mfe-quiz')).toBe(false);
});

test.each([
  [true, 'its own source', 'mfe-quiz/src/onboarding/onboarding.tsx', 'two'],
  [true, 'a new file of its own', 'mfe-quiz/src/onboarding/new.module.css', 'two'],
  [true, 'shared', 'shared/src/ui/index.ts', 'two'],
  [true, 'the installed packages', 'package-lock.json', lock({ 'node_modules/react': { version: '19.4.0' } })],
  [false, 'the other members of the workspace', 'package-lock.json', lock({ 'mfe-goals': { version: '0.1.0' } })],
  [false, 'another remote', 'mfe-samples/src/budget/budget.tsx', 'two'],
  [false, 'a test', 'mfe-quiz/src/onboarding/onboarding.test.tsx', 'two'],
  [false, 'what was built', 'mfe-quiz/dist/static/js/page.js', 'two'],
])('its staleness is %s after a change of %s', async (expected, _what, path, text) => {
  await built();
  write(path, text);
  expect(isStale(root, 'mfe-quiz')).toBe(expected);
});

test('a failed build is stale, even where an older one had succeeded', async () => {
  await built();
  await buildWithKey(root, 'mfe-quiz', async () => false);
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});

test('a source that changes during the build makes the result stale', async () => {
  await built(() => write('mfe-quiz/remote.json', '{ "name": "mfe-quiz" }'));
  expect(isStale(root, 'mfe-quiz')).toBe(true);
});
