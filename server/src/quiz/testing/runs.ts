/** The share of a property's runs that `npm test` does; the part `studies` of the full run does them all. */
const QUICK_SHARE = 0.15;

/** Test kit: how many runs of a property with whole quizzes to do. */
export function runs(all: number): number {
  return process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all * QUICK_SHARE);
}
