import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MAX_FILE_BYTES } from '../../federation/cli/check/build.mjs';
import { checkPackage } from './built-output.mjs';

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
  ['shell', 'mfe-marketing'].flatMap((name) => checkPackage(root, name)).filter(({ problem }) => problem !== undefined);

const ROUTER = '"useRoutes() may be used only in the context of a <Router> component."';
const later = (content) => () => write('mfe-marketing/dist/static/js/later.js', content);
const planted = '{"/":{"en":"<p class=\\"shell-a-1b2\\">"}}';

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
  [
    'a prerendered page with a class that the shell does not have',
    'class names of the shell',
    () => write('mfe-marketing/dist/prerender/page-landing.12345678.json', planted),
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
