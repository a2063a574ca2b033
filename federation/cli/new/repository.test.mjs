import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRepository } from './files.mjs';

const words = { name: 'mfe-goals', baseName: 'goals', component: 'Goals', title: 'Goals' };
const remote = { ...words, path: '/goals', nav: undefined, access: 'guarded' };
let here;
const make = () => createRepository(here, remote, { 'remote.json': '{}' });
const read = (path) => readFileSync(join(here, path), 'utf8');

beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'repository-'));
});
afterEach(() => rmSync(here, { recursive: true, force: true }));

test('a folder that has only an npm installation becomes the repository, and keeps package versions such as file:s.tgz', () => {
  const installed = { '@verdant/federation': 'file:f.tgz', '@verdant/shared': 'file:s.tgz' };
  writeFileSync(join(here, 'package.json'), JSON.stringify({ dependencies: installed }));
  for (const folder of ['node_modules', '.git']) mkdirSync(join(here, folder));
  expect(make()).toMatchObject({ folder: here, root: here, before: ['npm install'] });
  const { name, dependencies, devDependencies } = JSON.parse(read('package.json'));
  expect([name, dependencies['@verdant/shared']]).toEqual(['mfe-goals', 'file:s.tgz']);
  expect(dependencies).not.toHaveProperty('@verdant/federation');
  expect(devDependencies['@verdant/federation']).toBe('file:f.tgz');
  expect(read('.gitignore')).toContain('.keys/');
  expect(read('.github/workflows/remote.yml')).toContain('npm run check');
});

test('in a folder with other files, the repository is created in a new subfolder', () => {
  writeFileSync(join(here, 'notes.txt'), '');
  const folder = join(here, 'mfe-goals');
  expect(make()).toMatchObject({ folder, before: ['cd mfe-goals', 'npm install'] });
  expect(existsSync(join(here, 'package.json'))).toBe(false);
  expect(() => make()).toThrow('The folder mfe-goals already exists.');
});
