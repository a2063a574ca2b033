import '../federation/cli/lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedLicences } from './lib/licences.mjs';
import { ROOT } from './lib/root.mjs';

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const { refused, checked } = refusedLicences(ROOT, lock.packages);
for (const line of refused) console.log(line);
console.log(
  refused.length === 0
    ? `The licences of ${checked} packages are on the list`
    : `${refused.length} of ${checked} packages are refused. The list is in scripts/lib/licences.mjs.`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
