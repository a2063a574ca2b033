/*
 * Imported first, for its effect: an old Node would otherwise fail later with an unclear message.
 * This and everything imported with it must parse on old versions.
 */
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
