const signed = (digits: number) =>
  new Intl.NumberFormat('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' });
const signedWhole = signed(0);
const signedTenths = signed(1);

/** A change in percent with its sign, for example `+5%`; 0 has none. */
export function formatChange(percent: number): string {
  return `${signedWhole.format(percent)}%`;
}

/** A return in percent with its sign and one decimal, for example `+12.5%`. */
export function formatReturn(percent: number): string {
  return `${signedTenths.format(percent)}%`;
}

/** Points with their sign, for example `+13`. */
export function formatPoints(points: number): string {
  return signedWhole.format(points);
}

/** A yearly rate in percent with two decimals, for example `4.75%`. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
