import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runMain, Failure } from '../federation/cli/lib/failure.mjs';
import { writeTranslationFiles } from '../federation/cli/lib/translation-files.mjs';
import { ROOT } from './lib/root.mjs';
import { readReport, RECORD, surfaceProblem, writeReport } from './lib/surface/compare.mjs';
import { readSurface } from './lib/surface/describe.mjs';

// Writes what is generated in the documents from the sources: the settings for operators, the faults for QA, the public
// surface; and the list of translations for the type checker.
const require = createRequire(import.meta.url);
const { withSettingsTable } = require(join(ROOT, 'server/src/settings-table.ts'));
const { withFaultsTable } = require(join(ROOT, 'federation/server/fault-lab/faults-table.ts'));

/** @param {string} file @param {(text: string) => string} change */
const rewrite = (file, change) => writeFileSync(join(ROOT, file), change(readFileSync(join(ROOT, file), 'utf8')));

rewrite('docs/operations.md', withSettingsTable);
rewrite('docs/qa.md', withFaultsTable);
writeTranslationFiles(ROOT);

// Last, since it may be refused: a surface that changed needs another version.
await runMain(async () => {
  writeSurface();
  return 0;
});

/** Writes the record of the public surface. Throws a Failure when the surface changed and its version did not. */
function writeSurface() {
  const file = join(ROOT, RECORD);
  const { surface, bundled } = readSurface();
  const problem = existsSync(file) ? surfaceProblem(readReport(readFileSync(file, 'utf8')), surface) : undefined;
  if (problem !== undefined) throw new Failure(problem);
  writeFileSync(file, writeReport(surface, bundled));
}
