/** The share of a property's runs that is done on a developer's machine; CI does them all. */
const LOCAL_SHARE = 0.3;

/** Test kit: how many runs of a property with whole quizzes to do. Each run is new, so that many short ones add up. */
export function runs(inCI: number): number {
  return process.env['CI'] ? inCI : Math.ceil(inCI * LOCAL_SHARE);
}
