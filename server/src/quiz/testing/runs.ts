/**
 * Share of the runs of a property test that `npm test` executes. The part `studies` of the full test run executes every
 * run.
 */
const QUICK_SHARE = 0.15;

/** Test kit: returns the number of runs for a property test in which every run takes a complete quiz. */
export function propertyRunCount(all: number): number {
  return process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all * QUICK_SHARE);
}
