import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from './testing/copy-tree.mjs';

describe('the command that creates a remote', () => {
  let tree;
  const node = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const make = (...args) => node('federation/cli/main.mjs', 'new', ...args);

  beforeAll(() => {
    tree = copyTree();
  });
  afterAll(() => rmSync(dirname(tree), { recursive: true, force: true }));

  test('creates a remote that passes type checks, lint, unit tests and the build without changes', () => {
    expect(make('mfe-goals', '--path', '/goals-demo', '--title', 'Goals', '--nav', 'Goals')).toMatchObject({
      status: 0,
      said: expect.stringContaining('mfe-goals is made'),
    });
    const project = { extends: './tsconfig.json', include: ['mfe-goals/src', '*.ts', 'federation/build/styles.d.ts'] };
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
    // The build first compares the lock file with the installed packages; a new remote must not require an installation.
    const built = node('scripts/build.mjs', 'mfe-goals');
    expect(built).toMatchObject({ status: 0, said: expect.not.stringContaining('Installing') });
    expect(JSON.parse(readFileSync(join(tree, 'mfe-goals/dist/release.json'), 'utf8'))).toMatchObject({
      name: 'mfe-goals',
      pages: [{ path: '/goals-demo', module: './goals', title: 'Goals', titles: { de: 'Goals' } }],
    });
    const checks = ['--ci', '--selectProjects', 'build', '--testPathPatterns', 'scripts/builds', '-t', 'mfe-goals'];
    expect(node('node_modules/jest/bin/jest.js', ...checks)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Tests: .* 3 passed/),
    });
  }, 240_000);

  test('changes no existing files if the command is refused', () => {
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
