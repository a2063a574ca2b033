import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from '../copy-tree.mjs';
import { readRequest } from './request.mjs';
import { withLocked } from './workspace.mjs';

const asked = { path: '/goals-demo', title: 'Goals' };
const others = [{ name: 'mfe-quiz', paths: ['/onboarding'] }];

test('reads what was asked for', () => {
  expect(readRequest('mfe-savings-goals', asked, others)).toEqual({
    name: 'mfe-savings-goals',
    base: 'savings-goals',
    component: 'SavingsGoals',
    path: '/goals-demo',
    title: 'Goals',
    nav: undefined,
    access: 'guarded',
  });
});

test.each([
  [undefined, {}, 'A name, --path and --title are needed'],
  ['mfe-goals', { title: undefined }, 'A name, --path and --title are needed'],
  ['goals', {}, 'must look like mfe-goals'],
  ['mfe-Goals', {}, 'must look like mfe-goals'],
  ['mfe-../etc', {}, 'must look like mfe-goals'],
  [`mfe-${'a'.repeat(40)}`, {}, 'must look like mfe-goals'],
  ['mfe-texts', {}, 'holds something else'],
  ['mfe-quiz', {}, 'There is a mfe-quiz already.'],
  ['mfe-goals', { path: 'goals' }, 'must look like /goals'],
  ['mfe-goals', { path: '/' }, 'must look like /goals'],
  ['mfe-goals', { path: '/Goals' }, 'must look like /goals'],
  ['mfe-goals', { path: '/goals/' }, 'must look like /goals'],
  ['mfe-goals', { path: '/api/goals' }, 'belongs to the product itself'],
  ['mfe-goals', { path: '/debug' }, 'belongs to the product itself'],
  ['mfe-goals', { path: '/onboarding' }, 'belongs to mfe-quiz'],
  ['mfe-goals', { access: 'everyone' }, 'must be one of public, anonymous, guarded'],
  ['mfe-goals', { title: "Goal's" }, 'The title "Goal\'s" must have'],
  ['mfe-goals', { title: '' }, 'The title "" must have'],
  ['mfe-goals', { nav: '${x}' }, 'The navbar label "${x}" must have'],
])('refuses %s %j', (name, changes, reason) => {
  expect(() => readRequest(name, { ...asked, ...changes }, others)).toThrow(reason);
});

test('a lock file gets what npm writes into it', () => {
  const lock = { packages: { '': { workspaces: ['shared', 'mfe-quiz', 'server'] }, 'mfe-quiz': {}, shared: {} } };
  const { packages } = withLocked(lock, { name: 'mfe-goals', version: '0.1.0', dependencies: { react: '19.3.1' } });
  expect(packages[''].workspaces).toEqual(['shared', 'mfe-quiz', 'mfe-goals', 'server']);
  expect(Object.keys(packages)).toEqual(['', 'mfe-goals', 'mfe-quiz', 'node_modules/mfe-goals', 'shared']);
  expect(packages['node_modules/mfe-goals']).toEqual({ resolved: 'mfe-goals', link: true });
});

describe('in a copy of the tree', () => {
  let tree;
  const node = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const make = (...args) => node('scripts/new-remote.mjs', ...args);

  beforeAll(() => {
    tree = copyTree();
  });
  afterAll(() => rmSync(dirname(tree), { recursive: true, force: true }));

  test('a new remote passes the checks of types, lint, unit and build as it is made', () => {
    expect(make('mfe-goals', '--path', '/goals-demo', '--title', 'Goals', '--nav', 'Goals')).toMatchObject({
      status: 0,
      said: expect.stringContaining('mfe-goals is made'),
    });
    const project = { extends: './tsconfig.json', include: ['mfe-goals/src', 'types'] };
    writeFileSync(join(tree, 'tsconfig.goals.json'), JSON.stringify(project));
    expect(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.goals.json')).toEqual({
      status: 0,
      said: '',
    });
    expect(node('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'mfe-goals')).toMatchObject({ status: 0 });
    expect(node('node_modules/jest/bin/jest.js', '--ci', 'mfe-goals')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Tests: +3 passed, 3 total/),
    });
    expect(node('node_modules/jest/bin/jest.js', '--ci', '--verbose', 'scripts/translations')).toMatchObject({
      status: 0,
      said: expect.stringContaining('mfe-goals/remote.json is translated into every language'),
    });
    // As `npm run build` does: it looks at the lock file and at what is installed first, and finds nothing to install.
    const built = node('scripts/build.mjs', 'mfe-goals');
    expect(built).toMatchObject({ status: 0, said: expect.not.stringContaining('Installing') });
    expect(JSON.parse(readFileSync(join(tree, 'mfe-goals/dist/release.json'), 'utf8'))).toMatchObject({
      name: 'mfe-goals',
      pages: [{ path: '/goals-demo', module: './goals', title: 'Goals', titles: { de: 'Goals' } }],
    });
    const checks =
      "import('./scripts/lib/built-output.mjs').then(({ checkPackage }) => console.log(JSON.stringify(checkPackage(process.cwd(), 'mfe-goals').filter(({ problem }) => problem))))";
    expect(node('-e', checks)).toEqual({ status: 0, said: '[]\n' });
  }, 240_000);

  test('what is there already is left alone', () => {
    const before = readFileSync(join(tree, 'package-lock.json'), 'utf8');
    expect(make('mfe-quiz', '--path', '/goals-two', '--title', 'Goals')).toMatchObject({ status: 2 });
    expect(make('mfe-plans', '--path', '/onboarding', '--title', 'Plans')).toMatchObject({
      status: 2,
      said: expect.stringContaining('belongs to mfe-quiz'),
    });
    expect(make('mfe-plans', '--path', '/plans', '--title', 'Plans', '--colour', 'red')).toMatchObject({ status: 2 });
    expect(existsSync(join(tree, 'mfe-plans'))).toBe(false);
    expect(readFileSync(join(tree, 'package-lock.json'), 'utf8')).toBe(before);
  });
});
