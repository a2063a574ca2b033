/** Rounds to one decimal, as all scores of the API are. */
export function oneDecimal(value: number): number {
  // The sum with 0 turns minus zero into zero.
  return Math.round(value * 10) / 10 + 0;
}
