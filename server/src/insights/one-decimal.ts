/** One decimal on the wire. */
export function oneDecimal(value: number): number {
  // `+ 0` because a small loss would round to minus zero.
  return Math.round(value * 10) / 10 + 0;
}
