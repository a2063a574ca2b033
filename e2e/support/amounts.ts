/** The amount in a text, in dollars; `−$20` is -20. */
export function dollars(text: string): number {
  const amount = /^([\u2212+]?)\$([\d,]+(?:\.\d\d)?)$/.exec(text.trim());
  if (!amount) throw new Error(`"${text}" is not an amount`);
  return Number(`${amount[1]}${amount[2]?.replaceAll(',', '')}`.replace('\u2212', '-'));
}

/** The percentage in a text; `+4.2%` is 4.2. */
export function percent(text: string): number {
  const value = /^([\u2212+]?[\d.]+)%$/.exec(text.trim());
  if (!value) throw new Error(`"${text}" is not a percentage`);
  return Number(value[1]?.replace('\u2212', '-'));
}

export const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
