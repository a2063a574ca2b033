import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_NAME, resolveServerOrigin, toEnvironmentVariable } from './workspace.mjs';

const SERVER = toEnvironmentVariable('SERVER');

let root;
const given = process.env[SERVER];

beforeEach(() => {
  delete process.env[SERVER];
  root = mkdtempSync(join(tmpdir(), 'urls-'));
  writeFileSync(join(root, 'package.json'), '{}');
});
afterEach(() => {
  if (given === undefined) delete process.env[SERVER];
  else process.env[SERVER] = given;
  rmSync(root, { recursive: true, force: true });
});

test('the server URL comes from the option, else the environment, else package.json, else it is localhost', () => {
  expect(resolveServerOrigin(undefined, root)).toEqual({ origin: 'http://localhost:3000', isNamed: false });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ [PRODUCT_NAME]: { server: 'https://a.example.com/' } }));
  expect(resolveServerOrigin(undefined, root)).toEqual({ origin: 'https://a.example.com', isNamed: true });
  process.env[SERVER] = 'https://b.example.com';
  expect(resolveServerOrigin(undefined, root).origin).toBe('https://b.example.com');
  expect(resolveServerOrigin('https://c.example.com', root).origin).toBe('https://c.example.com');
  // A CI system passes an unset variable as an empty text, which must count as missing.
  process.env[SERVER] = '';
  expect(resolveServerOrigin(undefined, root).origin).toBe('https://a.example.com');
});

test('the error for an invalid URL names the setting that contains the URL', () => {
  process.env[SERVER] = 'nowhere';
  expect(() => resolveServerOrigin(undefined, root)).toThrow(`${SERVER} nowhere is not a URL`);
});
