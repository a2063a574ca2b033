const number = new Intl.NumberFormat('en-AU');

/** A figure with thousands separators, where a chart is given no format of its own. */
export function plainNumber(value: number): string {
  return number.format(value);
}
