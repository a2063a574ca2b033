import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globalStyleProblems, secretsIn, secretsInFiles, secretValues, textsIn } from './build.mjs';

const names = ['SERVER_[A-Z_]+', 'client_?secret'];

// These secrets are invented, and joined from pieces so that no secret scanner reports this file.
const key = ['9f8e7d6c5b4a', '39281706f5e4d3c2'].join('');
const pem = ['-----', 'BEGIN RSA PRIVATE KEY-----'].join('');
const jwt = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJ1c2VyLTEifQ', 'x'].join('.');

test.each([
  ['a private key', `const k="${pem}"`],
  ['a JSON Web Token', `fetch(u,{headers:{a:"${jwt}"}})`],
  ['a URL with a password', 'connect("postgres://me:hunter2@db.example.com/x")'],
  ['the name of a server setting', 'process.env.SERVER_ACCOUNT'],
  ['the name of a secret field', 'new URLSearchParams({clientId:i,clientSecret:s})'],
  ['a hexadecimal value of a field called secret', `{secret:"${key}"}`],
  ['a base64 value of a variable called accessToken', `accessToken="${Buffer.from(key).toString('base64')}"`],
  ['a client id in JSON', `{"client_id": "${key}"}`],
  ['an API key in a call', `set("apiKey","${key}")`],
  ['the value of a secret setting of this machine', 'say("plainword")'],
])('%s is reported as a secret, and the report does not contain the secret', (_what, text) => {
  const found = secretsIn(text, names, ['plainword']);
  expect(found).not.toEqual([]);
  expect(found.join()).not.toMatch(new RegExp(`${key}|plainword`));
});

test.each([
  ['the storage key token', 'localStorage.getItem("token")'],
  ['a message about a password', '{password:"Password must be at least 8 characters"}'],
  ['a sentence in a field called token', '{token:"Your session has expired, see error 401 for details"}'],
  ['a variable with a token', '{accessToken:`Bearer ${e.access_token}`,clientId:t}'],
  ['an internal name of React', 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  ['a hash in a file name', `import("./page.${key}.js")`],
  ['a URL without a password', 'fetch("https://example.com:8080/a@b")'],
])('%s is not reported as a secret', (_what, text) => {
  expect(secretsIn(text, names)).toEqual([]);
});

test('secretValues returns the values of secret settings, without values that are too short or unset', () => {
  expect(secretValues(['SECRET', 'SHORT', 'UNSET'], { SECRET: ' plainword ', SHORT: 'x' })).toEqual(['plainword']);
});

describe('the check of a build', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'federation-secrets-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const found = () => secretsInFiles(textsIn(root), { settings: [], names }, {}).join();

  test.each(['static/js/deep/late.js', 'static/css/a.css', 'release.json', 'index.html', 'main.css.map', 'notes'])(
    'a secret in the file %s is reported with the path of the file',
    (path) => {
      write('main.js', 'start()');
      expect(found()).toBe('');
      write(path, `secret = "${key}"`);
      expect(found()).toContain(path);
    },
  );

  test('two adjacent names in a source map are not reported as a secret, but the name of a server setting is reported', () => {
    const map = (...identifiers) => JSON.stringify({ sources: ['a.ts'], names: identifiers, mappings: 'AAAA' });
    write('main.js.map', map('subbedPasswords', `estimate${key}`));
    expect(found()).toBe('');
    write('main.js.map', map('SERVER_KEY'));
    expect(found()).toContain('main.js.map');
  });

  test.each([
    ['.mfe-x-a h1,:where([data-remote="mfe-x"]) p{top:0}', []],
    ['.mfe-x-a{top:0;& p{top:0}}@keyframes mfe-x-b{from{top:0}to{top:1px}}', []],
    ['@media print{body>*,#mfe-x-b{top:0}}', [expect.stringMatching(/^body>\* .* in a\.css$/)]],
    ['h1{top:0}', [expect.stringMatching(/^h1 .* in a\.css$/)]],
    ['.a { top: 0', [expect.stringMatching(/Unclosed block in a\.css$/)]],
    ['.a[ { top: 0 }', [expect.stringMatching(/ in a\.css$/)]],
  ])('the built style sheet %s of another remote has the problems %j @g-foreign-styles', (css, problems) => {
    expect(globalStyleProblems('mfe-x', { file: 'a.css', text: css })).toEqual(problems);
  });
});
