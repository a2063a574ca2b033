import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBuild, checkRelease, MAX_FILE_BYTES } from '../federation/cli/check/build.mjs';
import { readConfig } from '../federation/cli/lib/workspace.mjs';
import { ROOT } from './lib/repository.mjs';

const { secrets } = readConfig(ROOT);
let root;

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Creates build output of a shell and a marketing remote, in the form that real builds have. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdant-built-'));
  write('shell/dist/static/js/main.js', 'shell("https://react.dev/errors/")');
  write('mfe-marketing/dist/static/js/remote-entry.js', 'entry()');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const problems = () =>
  [
    ...checkBuild('shell', join(root, 'shell/dist'), secrets),
    ...checkRelease('mfe-marketing', join(root, 'mfe-marketing/dist'), secrets),
  ].filter(({ problem }) => problem !== undefined);

const ROUTER = '"useRoutes() may be used only in the context of a <Router> component."';
const later = (content) => () => write('mfe-marketing/dist/static/js/later.js', content);

test('a correct build has no problems', () => {
  expect(problems()).toEqual([]);
});

test.each([
  ['a file above the size limit', 'none above', later('a'.repeat(MAX_FILE_BYTES + 1))],
  ['a copy of React in a remote', 'no copy of React', later('"https://react.dev/errors/"')],
  [
    'a path of the build machine',
    'names the folder that it was built in',
    () => write('shell/dist/prerender/shell.cjs', `new URL("file://${root}/shell/src/start.ts")`),
  ],
  ['the name of a secret setting', 'without a secret', later('process.env.YODLEE_CLIENT_ID')],
  ['the name of a secret field', 'without a secret', later('send({clientId:i,clientSecret:s})')],
  ["the name of the aggregator's account", 'without a secret', later('{cobrandLogin:a,cobrandPassword:b}')],
])('%s is reported as a problem @g-reproducible-builds', (_what, name, spoil) => {
  spoil();
  expect(problems().map((problem) => problem.name)).toContainEqual(expect.stringContaining(name));
});

test('a copy of the router in a build is reported, and the message names the module to import instead', () => {
  later(ROUTER)();
  expect(problems()).toContainEqual({
    name: expect.stringContaining('no copy of React or the router'),
    problem: 'router in static/js/later.js (import from @verdant/shared/router)',
  });
});

test('a package that was not built is reported, and other problems are still reported', () => {
  rmSync(join(root, 'mfe-marketing/dist'), { recursive: true });
  write('shell/dist/static/js/main.js', 'a'.repeat(MAX_FILE_BYTES + 1));
  const names = problems()
    .map(({ name }) => name)
    .join('\n');
  expect(names).toContain('mfe-marketing: 0 scripts and styles');
  expect(names).toContain('shell: 1 scripts and styles');
});
