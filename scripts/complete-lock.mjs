import '../federation/cli/lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptionalPackages } from './lib/lock-file.mjs';
import { ROOT } from './lib/root.mjs';

/* `node scripts/complete-lock.mjs` completes the lock file after an `npm install` from a registry that lacks binaries of some systems. */

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock.packages);
const sorted = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} optional packages added to package-lock.json`);
