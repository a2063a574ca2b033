import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runMain, Failure } from '../federation/cli/lib/terminal.mjs';
import { writeTranslationTypes } from '../federation/cli/lib/translation-files.mjs';
import { ROOT } from './lib/repository.mjs';
import {
  contractProblem,
  parseContractRecord,
  CONTRACT_RECORD_FILE,
  formatContractRecord,
  readSourceSurface,
} from './lib/surface/surface.mjs';

// Writes the parts of the documents that are generated from sources: settings for operators, faults for QA, and the
// contract with remotes. Also writes the list of translations for the type checker.
const require = createRequire(import.meta.url);
const { withSettingsTable } = require(join(ROOT, 'server/src/settings-table.ts'));
const { withFaultsTable } = require(join(ROOT, 'federation/server/fault-lab/faults-table.ts'));

/** @param {string} file @param {(text: string) => string} change */
const rewrite = (file, change) => writeFileSync(join(ROOT, file), change(readFileSync(join(ROOT, file), 'utf8')));

rewrite('docs/operations.md', withSettingsTable);
rewrite('docs/qa.md', withFaultsTable);
writeTranslationTypes(ROOT);

// The record of the contract is written last, because this step fails if the contract changed without a new version.
await runMain(async () => {
  const file = join(ROOT, CONTRACT_RECORD_FILE);
  const { contract: version, declarations } = readSourceSurface();
  const problem = contractProblem(parseContractRecord(readFileSync(file, 'utf8')), { version, declarations });
  if (problem !== undefined) throw new Failure(problem);
  writeFileSync(file, formatContractRecord({ version, declarations }));
  return 0;
});
