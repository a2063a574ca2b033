/** Share of a property test's runs that `npm test` executes. The part `studies` of the full test run executes all. */
const QUICK_SHARE = 0.15;

/** Test kit: returns the number of runs for a property test in which every run takes a complete quiz. */
export function propertyRunCount(all: number): number {
  return process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all * QUICK_SHARE);
}
