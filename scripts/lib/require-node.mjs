/*
 * Imported first, for its effect: an old Node would otherwise fail later with a message that helps nobody.
 * Everything here and in what is imported beside it must parse on old versions.
 */
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
