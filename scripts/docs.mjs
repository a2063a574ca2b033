import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeTable, readCoverage, readSections } from './conformance.mjs';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { ROOT } from './lib/root.mjs';
import { writeSurface } from './lib/surface/write.mjs';

// Writes what is generated in the documents: the README's settings, the faults for QA, and the table of conformance.
const require = createRequire(import.meta.url);
const { withSettingsTable } = require(join(ROOT, 'server/src/settings-table.ts'));
const { withFaultsTable } = require(join(ROOT, 'federation/server/fault-lab/faults-table.ts'));

const readme = join(ROOT, 'README.md');
writeFileSync(readme, withSettingsTable(readFileSync(readme, 'utf8')));

const guide = join(ROOT, 'docs/qa.md');
writeFileSync(guide, withFaultsTable(readFileSync(guide, 'utf8')));

const { text, open } = makeTable(readSections(), readCoverage());
writeFileSync(join(ROOT, 'docs/conformance.md'), text);
console.log(
  open.length === 0 ? 'Every sentence of the specification is covered' : `Open sentences: ${open.join(', ')}`,
);

// Last, since it may be refused: a surface that changed needs another version.
await runMain(async () => {
  writeSurface();
  return 0;
});
