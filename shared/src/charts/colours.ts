/** There are eight chart colours; further series start over. */
export const COLOURS = 8;

/** Returns the CSS token of the colour with the index `place`, from 0, for example `--chart-1`. */
export function colourToken(place: number): string {
  return `--chart-${(place % COLOURS) + 1}`;
}

/** A `#rrggbb` colour with an alpha from 0 to 1; any other notation is given back as it is. */
export function withAlpha(colour: string, alpha: number): string {
  if (!/^#[\da-f]{6}$/i.test(colour)) return colour;
  return `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
