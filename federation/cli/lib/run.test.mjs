import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './run.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'federation-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('two tasks with the same lock run one after the other', async () => {
  const file = join(folder, 'deep', 'build-shell');
  const steps = [];
  const work = (name) =>
    withLock(file, async () => {
      steps.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(`${name} out`);
    });
  await Promise.all([work('one'), work('two')]);
  expect(steps).toEqual(['one in', 'one out', 'two in', 'two out']);
  expect(existsSync(file)).toBe(false);
});

test('a task that fails releases the lock', async () => {
  const file = join(folder, 'build-shell');
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('a lock whose process no longer exists is released', async () => {
  const file = join(folder, 'build-shell');
  // The lock file names a process that cannot exist: its id exceeds the largest possible process id.
  writeFileSync(file, '4194305');
  await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
});
