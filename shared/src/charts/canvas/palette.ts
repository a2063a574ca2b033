import { useSyncExternalStore } from 'react';
import { chartColourToken } from '../mark';

/** Returns a `#rrggbb` colour with an alpha from 0 to 1; a colour in any other notation is returned unchanged. */
export function withAlpha(colour: string, alpha: number): string {
  if (!/^#[\da-f]{6}$/i.test(colour)) return colour;
  return `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

export type ChartPalette = {
  colour: (index: number) => string;
  grid: string;
  text: string;
  strongText: string;
  tooltip: string;
  font: string;
  /** Text size in pixels, which follows the user's setting. */
  size: number;
};

const FORCED = '(forced-colors: active)';
const media = [FORCED, 'print'];

const TEXT_SIZE = 0.8125;

function hexOf(colour: string): string {
  const channels = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the palette of forced-colours mode, in which browsers recolour no canvas. */
function forcedPalette({
  color,
  backgroundColor,
}: CSSStyleDeclaration): Pick<ChartPalette, 'colour'> & Partial<ChartPalette> {
  const [ink, ground] = [hexOf(color), hexOf(backgroundColor)];
  // Gives adjacent series a different opacity, because forced colours leave only one colour.
  const colour = (index: number) => (index % 2 === 0 ? ink : withAlpha(ink, 0.5));
  return { colour, grid: withAlpha(ink, 0.4), text: ink, strongText: ink, tooltip: ground };
}

function readPalette(): ChartPalette {
  const style = getComputedStyle(document.documentElement);
  const body = getComputedStyle(document.body);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    font: body.fontFamily,
    size: Math.round(parseFloat(style.fontSize) * TEXT_SIZE),
    colour: (index) => token(chartColourToken(index)),
    grid: token('--chart-grid'),
    text: token('--text-muted'),
    strongText: token('--text'),
    tooltip: token('--surface-raised'),
    ...(matchMedia(FORCED).matches && forcedPalette(body)),
  };
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = media.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

// Reads the attribute instead of the theme service, because the CSS tokens change only when the attribute is set.
const shownTheme = () =>
  [document.documentElement.getAttribute('data-theme'), ...media.map((query) => matchMedia(query).matches)].join(' ');

/** Returns the palette of the shown theme. The component renders again when the theme changes. */
export function usePalette(): ChartPalette {
  useSyncExternalStore(watchTheme, shownTheme);
  return readPalette();
}
