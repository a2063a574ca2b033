import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOf } from './urls.mjs';

let root;
const given = process.env['VERDANT_SERVER'];

beforeEach(() => {
  delete process.env['VERDANT_SERVER'];
  root = mkdtempSync(join(tmpdir(), 'urls-'));
  writeFileSync(join(root, 'package.json'), '{}');
});
afterEach(() => {
  if (given === undefined) delete process.env['VERDANT_SERVER'];
  else process.env['VERDANT_SERVER'] = given;
  rmSync(root, { recursive: true, force: true });
});

test('the server is the one of the option, the environment, package.json, or this machine', () => {
  expect(serverOf(undefined, root)).toEqual({ origin: 'http://localhost:3000', isNamed: false });
  writeFileSync(join(root, 'package.json'), '{ "verdant": { "server": "https://a.example.com/" } }');
  expect(serverOf(undefined, root)).toEqual({ origin: 'https://a.example.com', isNamed: true });
  process.env['VERDANT_SERVER'] = 'https://b.example.com';
  expect(serverOf(undefined, root).origin).toBe('https://b.example.com');
  expect(serverOf('https://c.example.com', root).origin).toBe('https://c.example.com');
  // An unset variable of CI.
  process.env['VERDANT_SERVER'] = '';
  expect(serverOf(undefined, root).origin).toBe('https://a.example.com');
});

test('who gave a wrong URL is named', () => {
  process.env['VERDANT_SERVER'] = 'nowhere';
  expect(() => serverOf(undefined, root)).toThrow('VERDANT_SERVER nowhere is not a URL');
});
