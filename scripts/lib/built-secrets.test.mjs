import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSecrets, secretsIn, secretValues } from './built-secrets.mjs';

// Made up here, and in pieces, so that no tool takes this file for a leak.
const key = ['9f8e7d6c5b4a', '39281706f5e4d3c2'].join('');
const pem = ['-----', 'BEGIN RSA PRIVATE KEY-----'].join('');
const jwt = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJ1c2VyLTEifQ', 'x'].join('.');

test.each([
  ['a private key', `const k="${pem}"`],
  ['a token', `fetch(u,{headers:{a:"${jwt}"}})`],
  ['an address with a password', 'connect("postgres://me:hunter2@db.example.com/x")'],
  ['the name of a setting', 'process.env.YODLEE_CLIENT_ID'],
  ['the name of a field', 'new URLSearchParams({clientId:i,clientSecret:s})'],
  ['hex beside secret', `{secret:"${key}"}`],
  ['base64 beside a token', `accessToken="${Buffer.from(key).toString('base64')}"`],
  ['a client id in JSON', `{"client_id": "${key}"}`],
  ['an API key in a call', `set("apiKey","${key}")`],
])('%s is found', (_what, text) => {
  expect(secretsIn(text)).not.toEqual([]);
});

test.each([
  ['a storage key', 'localStorage.getItem("token")'],
  ['a label', '{password:"Password must be at least 8 characters"}'],
  ['a text with a key-like word in it', '{token:"Your session has expired, see error 401 for details"}'],
  ['a variable', '{accessToken:`Bearer ${e.access_token}`,clientId:t}'],
  ["React's internals", 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  ['a hash beside nothing', `import("./page.${key}.js")`],
  ['an address', 'fetch("https://example.com:8080/a@b")'],
])('%s is none', (_what, text) => {
  expect(secretsIn(text)).toEqual([]);
});

test("this machine's own secrets are found whatever they look like, and never repeated", () => {
  const values = secretValues({ YODLEE_CLIENT_SECRET: ' plainword ', YODLEE_CLIENT_ID: 'x' });
  expect(values).toEqual(['plainword']);
  expect(secretsIn('say("plainword")', values)).toEqual(['a secret setting of this machine']);
  expect(secretsIn(`{secret:"${key}"}`).join(' ')).not.toContain(key);
});

describe('in a build', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'verdant-secrets-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const problem = () => checkSecrets(root, 'shell', {})[0].problem;

  test.each(['static/js/deep/late.js', 'static/css/a.css', 'shell.json', 'index.html', 'main.js.map', 'notes'])(
    '%s is looked into',
    (path) => {
      write('shell/dist/main.js', 'start()');
      expect(problem()).toBeUndefined();
      write(`shell/dist/${path}`, `secret = "${key}"`);
      expect(problem()).toContain(path);
    },
  );

  test('no files are a problem, not a pass', () => {
    expect(problem()).toBe('there are no files');
  });
});
