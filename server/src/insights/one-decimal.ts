/** Rounds to the one decimal of the API. */
export function oneDecimal(value: number): number {
  // The sum with 0 turns minus zero into zero.
  return Math.round(value * 10) / 10 + 0;
}
