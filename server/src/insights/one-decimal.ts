/** Rounds to one decimal, as in the API. */
export function roundToOneDecimal(value: number): number {
  // Adding 0 turns minus zero into zero.
  return Math.round(value * 10) / 10 + 0;
}
