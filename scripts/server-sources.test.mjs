import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const sources = treeFiles().filter(
  (path) =>
    /^(server\/src|federation\/(server|contract))\/.*\.(ts|cjs|js)$/.test(path) && !/\.test\.|\/assets\//.test(path),
);
const having = (pattern) => sources.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));

test('the server starts programs without a shell, for the database alone', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(having(/\bshell: (true|['"])|\bexec(Sync)?\b[^;]* from 'node:child_process'/)).toEqual([]);
  const others = having(/child_process/).filter((path) => !path.startsWith('server/src/database/embedded/'));
  expect(others).toEqual([]);
});

test('the server verifies certificates', () => {
  expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

test('the server makes unguessable values with a secure generator', () => {
  // Random values decide the delay of a refusal, the sampling of loads, and the traced requests.
  expect(having(/Math\.random/)).toEqual([
    'federation/server/limits/too-many.ts',
    'federation/server/load-reports/sampling.ts',
    'server/src/tracing/open-telemetry.ts',
  ]);
});
