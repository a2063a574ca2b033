import { useSyncExternalStore } from 'react';
import { colourToken } from '../colours';

/** The theme of a drawing: colours in CSS notation and a font family. */
export type Palette = {
  /** The colour at a place that counts from 0. */
  colour: (place: number) => string;
  grid: string;
  text: string;
  strongText: string;
  surface: string;
  tooltip: string;
  font: string;
};

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    colour: (place) => token(colourToken(place)),
    grid: token('--chart-grid'),
    text: token('--text-muted'),
    strongText: token('--text'),
    surface: token('--surface'),
    tooltip: token('--surface-raised'),
    font: getComputedStyle(document.body).fontFamily,
  };
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

// The attribute and not the theme service: the tokens have changed only once the document carries it.
const shownTheme = () => document.documentElement.getAttribute('data-theme');

/** The tokens of the shown theme; read again when it changes. */
export function usePalette(): Palette {
  useSyncExternalStore(watchTheme, shownTheme);
  return readPalette();
}
