import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { moduleShapePlugin } from './remote.js';

// The limit is high because each test runs webpack, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'federation-shape-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/parts.js'), 'export const Part = () => null; export const more = [1];');
  writeFileSync(join(folder, 'src/old.cjs'), 'module.exports = { anything: 1 };');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a module. Resolves to the errors of the build. */
async function errorsOf(code, file = 'src/budget.js') {
  if (code !== undefined) writeFileSync(join(folder, file), code);
  const { compilation } = await promisify(webpack)({
    mode: 'production',
    context: folder,
    entry: `./${file}`,
    output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
    plugins: [moduleShapePlugin('mfe-goals', { './budget': join(folder, file) })],
  });
  return compilation.errors.map(({ message }) => message);
}

test.each([
  'export function Budget() { return null; }',
  'export default function () { return null; }',
  "export { Part } from './parts.js';",
])('the module code %s is accepted, since its only export may be a component', async (code) =>
  expect(await errorsOf(code)).toEqual([]),
);

test.each([
  ['export const Budget = () => null; export const rows = [];', './budget exports Budget, rows.'],
  ["export * from './parts.js';", './budget exports Part, more.'],
  ['export {};', './budget exports nothing.'],
])('the module code %s is refused with an error that names the module and its exports', async (code, problem) => {
  expect(await errorsOf(code)).toEqual([`mfe-goals: ${problem} The host needs exactly one component.`]);
});

test('a module with a compile error, or with exports that webpack cannot determine, causes no other error', async () => {
  expect(await errorsOf('export function Budget( {')).toEqual([expect.stringContaining('Unexpected token')]);
  expect(await errorsOf(undefined, 'src/old.cjs')).toEqual([]);
});
