type Part = { label: string; value: number; share: number; colour: number };

/** Returns the first `few` parts and one part for the rest, labelled by `name`; all parts if the rest is only one part. */
export function gathered(
  parts: readonly Part[],
  few: number,
  name: (count: number) => Pick<Part, 'label' | 'colour'>,
): readonly Part[] {
  const rest = parts.slice(few);
  if (rest.length < 2) return parts;
  const sum = (key: 'value' | 'share') => rest.reduce((total, part) => total + part[key], 0);
  return [...parts.slice(0, few), { ...name(rest.length), value: sum('value'), share: sum('share') }];
}
