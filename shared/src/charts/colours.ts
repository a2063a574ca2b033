/** Number of chart colours; the ninth series has the first colour again. */
export const COLOURS = 8;

/** Returns the CSS token of the colour with the index `place`, from 0, for example `--chart-1`. */
export function colourToken(place: number): string {
  return `--chart-${(place % COLOURS) + 1}`;
}

/** Returns a `#rrggbb` colour with an alpha from 0 to 1; a colour in any other notation is returned unchanged. */
export function withAlpha(colour: string, alpha: number): string {
  if (!/^#[\da-f]{6}$/i.test(colour)) return colour;
  return `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
