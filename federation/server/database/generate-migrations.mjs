// node generate-migrations.mjs <drizzle.config.ts>: writes a migration for the changes in the schemas of that config.
// Runs npx outside this workspace, because npx then uses its own cache, in which drizzle-kit finds drizzle-orm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

const [config = 'drizzle.config.ts', ...more] = process.argv.slice(2);
const { peerDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const packages = ['drizzle-kit@0.31.11', `drizzle-orm@${peerDependencies['drizzle-orm']}`];
const args = [
  '--yes',
  ...packages.flatMap((name) => ['-p', name]),
  'drizzle-kit',
  'generate',
  `--config=${resolve(config)}`,
  ...more,
];
const result = spawnSync('npx', args, { cwd: tmpdir(), stdio: 'inherit' });
process.exit(result.status ?? 1);
