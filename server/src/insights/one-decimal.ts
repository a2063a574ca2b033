/** Rounds to one decimal, as in the API. */
export function oneDecimal(value: number): number {
  // Adding 0 turns minus zero into zero.
  return Math.round(value * 10) / 10 + 0;
}
