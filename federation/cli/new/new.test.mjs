import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_FOLDER, readJson } from '../lib/workspace.mjs';
import { remoteDeclarationOf, serviceFiles } from './files.mjs';
import { parseNewRemoteArguments } from './new.mjs';

const config = {
  remotePrefix: 'mfe-',
  reservedPaths: ['/debug'],
  newRemoteDependencies: [],
  buildSources: [],
  secrets: { settings: [], names: [] },
};
const asked = { path: '/goals-demo', title: 'Goals' };
const others = [{ name: 'mfe-quiz', pages: [{ path: '/onboarding' }] }];

test('the name, component, path and access of a new remote are derived from the command-line arguments', () => {
  expect(parseNewRemoteArguments('mfe-savings-goals', asked, config, others)).toEqual({
    name: 'mfe-savings-goals',
    baseName: 'savings-goals',
    component: 'SavingsGoals',
    path: '/goals-demo',
    title: 'Goals',
    nav: undefined,
    access: 'guarded',
    service: undefined,
  });
});

test('a new remote with a service declares the service and gets service files; other remotes get neither', () => {
  const remote = parseNewRemoteArguments('mfe-savings', { ...asked, service: 'goals' }, config, others);
  expect(remoteDeclarationOf(remote, '1.1.0', 10)).toMatchObject({ services: ['goals'] });
  const files = serviceFiles(join(PACKAGE_FOLDER, 'service'), remote);
  expect(Object.keys(files).sort()).toEqual(
    ['package.json', 'server.ts', 'service.ts', 'test.ts'].map((name) => `service/${name}`),
  );
  expect(files['service/server.ts']).toContain("audience: 'mfe-savings/goals'");
  expect(Object.values(files).join('')).not.toContain('template-');
  const none = parseNewRemoteArguments('mfe-savings', asked, config, others);
  expect(serviceFiles(join(PACKAGE_FOLDER, 'service'), none)).toEqual({});
  expect(remoteDeclarationOf(none, '1.1.0', 10).services).toBeUndefined();
});

test('the tests of the service template pass, and the template lists the installed dependency versions', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--test', 'test.ts'], {
    cwd: join(PACKAGE_FOLDER, 'service'),
    encoding: 'utf8',
  });
  expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
  const { dependencies } = readJson(join(PACKAGE_FOLDER, 'service/package.json'));
  const installed = Object.keys(dependencies).map((name) => [
    name,
    readJson(join(PACKAGE_FOLDER, '../node_modules', name, 'package.json')).version,
  ]);
  expect(dependencies).toEqual(Object.fromEntries(installed));
}, 30_000);

test.each([
  [undefined, {}, 'A name, --path and --title are needed'],
  ['mfe-goals', { title: undefined }, 'A name, --path and --title are needed'],
  ['goals', {}, 'must look like mfe-goals'],
  ['mfe-Goals', {}, 'must look like mfe-goals'],
  ['mfe-../etc', {}, 'must look like mfe-goals'],
  [`mfe-${'a'.repeat(40)}`, {}, 'must look like mfe-goals'],
  ['mfe-texts', {}, 'has another purpose'],
  ['mfe-goals', { path: 'goals' }, 'must look like /goals'],
  ['mfe-goals', { path: '/' }, 'must look like /goals'],
  ['mfe-goals', { path: '/Goals' }, 'must look like /goals'],
  ['mfe-goals', { path: '/goals/' }, 'must look like /goals'],
  ['mfe-goals', { path: '/goals/:id' }, 'Parameters (/goals/:id) and all addresses below (/goals/*)'],
  ['mfe-goals', { path: '/api/goals' }, 'belongs to the product itself'],
  ['mfe-goals', { path: '/debug' }, 'belongs to the product itself'],
  ['mfe-goals', { path: '/onboarding' }, 'belongs to mfe-quiz'],
  ['mfe-goals', { service: '../x' }, 'must look like goals'],
  ['mfe-goals', { path: '/services/x' }, 'belongs to the product itself'],
  ['mfe-goals', { access: 'everyone' }, 'must be one of public, anonymous, guarded'],
  ['mfe-goals', { title: "Goal's" }, 'The title "Goal\'s" must have'],
  ['mfe-goals', { title: '' }, 'The title "" must have'],
  ['mfe-goals', { nav: '${x}' }, 'The navbar label "${x}" must have'],
])('a new remote with the name %s and the options %j is refused with the reason', (name, changes, reason) => {
  expect(() => parseNewRemoteArguments(name, { ...asked, ...changes }, config, others)).toThrow(reason);
});

test('remote names must begin with the prefix that the product configures, which may be empty', () => {
  const named = (name, remotePrefix) =>
    parseNewRemoteArguments(name, asked, { ...config, remotePrefix }, others).baseName;
  expect(named('goals', '')).toBe('goals');
  expect(named('team-goals', 'team-')).toBe('goals');
  expect(() => named('mfe-goals', 'team-')).toThrow('must look like team-goals');
});
