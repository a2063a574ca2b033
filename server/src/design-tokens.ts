import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const styleFile = (name: string) => resolve(__dirname, '../../shared/src/styles', name);

/** Files of the UI kit's style sheets, for pages that the server renders itself. */
export const RESET_STYLES = styleFile('reset.css');
export const TOKEN_STYLES = styleFile('tokens.css');

export type Theme = 'dark' | 'light';

const text = readFileSync(TOKEN_STYLES, 'utf8');

/** Returns a colour of the design tokens in a theme, such as `--bg`. Throws for an unknown name. */
export function tokenColour(theme: Theme, name: string): string {
  const [, tokens = ''] = text.split(`[data-theme='${theme}'] {`);
  const [, value = ''] = tokens.split(`${name}: `, 2);
  const colour = /^#[\da-f]{6}(?=;)/.exec(value)?.[0];
  if (colour === undefined) throw new Error(`The design tokens have no colour ${name} in the theme ${theme}`);
  return colour;
}
