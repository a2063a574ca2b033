/** Returns each value's share in whole percents that add up to 100 (largest remainder); all 0 for a sum of 0. */
export function roundSharesToWholePercent(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

type Part = { label: string; value: number; share: number; colour: number };

/** Returns the first `few` parts and one part for the rest, labelled by `name`; all parts if the rest is only one part. */
export function groupRemainingParts(
  parts: readonly Part[],
  few: number,
  name: (count: number) => Pick<Part, 'label' | 'colour'>,
): readonly Part[] {
  const rest = parts.slice(few);
  if (rest.length < 2) return parts;
  const sum = (key: 'value' | 'share') => rest.reduce((total, part) => total + part[key], 0);
  return [...parts.slice(0, few), { ...name(rest.length), value: sum('value'), share: sum('share') }];
}
