import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../federation/cli/lib/failure.mjs';
import { checkCoverage } from './lib/traceability/check.mjs';
import { conformanceDocument, guaranteesDocument } from './lib/traceability/documents.mjs';
import { readSubjects } from './lib/traceability/subjects.mjs';
import { reportOf, totalRun } from './lib/results.mjs';
import { RESULTS } from './lib/tools.mjs';

// Writes which tests cover each guarantee and each sentence of the specification, from the last run of all tests.
await runMain(async () => {
  const { results, ms } = totalRun();
  const subjects = await readSubjects();
  const check = checkCoverage(results, subjects);
  if (check.passed === 0) {
    console.log(reportOf({ results: [...results, check], ms }).text);
    return 1;
  }
  const covered = results.flatMap((result) => result.covered ?? []);
  writeFileSync(join(RESULTS, 'guarantees.md'), guaranteesDocument(subjects.guarantees, covered));
  writeFileSync(join(RESULTS, 'conformance.md'), conformanceDocument(subjects.specification, covered));
  console.log('test-results/guarantees.md and test-results/conformance.md list the tests of this run');
  return 0;
});
