import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../federation/cli/lib/failure.mjs';
import { ROOT } from '../root.mjs';
import { readReport, surfaceProblem, writeReport } from './compare.mjs';
import { readSurface } from './describe.mjs';

/** Writes docs/public-surface.md. Throws a Failure when the surface changed and its version did not. */
export function writeSurface() {
  const file = join(ROOT, 'docs/public-surface.md');
  const { surface, bundled } = readSurface();
  const problem = existsSync(file) ? surfaceProblem(readReport(readFileSync(file, 'utf8')), surface) : undefined;
  if (problem !== undefined) throw new Failure(problem);
  writeFileSync(file, writeReport(surface, bundled));
}
