import type { Chart, ChartType, Plugin } from 'chart.js';
import type { DrawingProps } from '../types';
import type { Palette } from './palette';

type DirectLabels = {
  /** One text per figure of the only series; an empty one is not drawn. */
  texts: string[];
  colour: string;
  font: string;
  horizontal: boolean;
};

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    directLabels: TType extends 'doughnut' ? Partial<DirectLabels> : DirectLabels;
  }
}

/** Between a figure and its point or bar, in pixels. */
const GAP = 7;

/** The figures that stand in the drawing itself: those of bars, and the last one of a line; none of several series. */
export function directLabelsOf({ kind, series, formatValue }: DrawingProps, palette: Palette): DirectLabels {
  const [only, another] = series;
  const values = only && !another ? only.values : [];
  const isNamed = (place: number) => kind !== 'line' || place === values.length - 1;
  return {
    texts: values.map((value, place) => (isNamed(place) ? formatValue(value) : '')),
    colour: palette.strongText,
    font: `600 ${palette.size}px ${palette.font}`,
    horizontal: kind === 'horizontal-bar',
  };
}

/** Writes figures beside their points and bars, where they have room, so that nobody has to measure them on the axis. */
export const directLabels: Plugin = {
  id: 'directLabels',
  afterDatasetsDraw(chart: Chart) {
    const { texts, horizontal, font, colour } = chart.options.plugins?.directLabels ?? {};
    // A ring has none.
    if (!texts || !font || !colour) return;
    const { ctx, chartArea, width } = chart;
    const named = texts.filter(Boolean).length;
    ctx.save();
    ctx.font = font;
    ctx.fillStyle = colour;
    ctx.textAlign = horizontal ? 'start' : 'center';
    ctx.textBaseline = horizontal ? 'middle' : 'bottom';
    for (const [place, element] of chart.getDatasetMeta(0).data.entries()) {
      const text = texts[place];
      const room = ctx.measureText(text ?? '').width;
      if (!text || (!horizontal && room > chartArea.width / named)) continue;
      if (horizontal) ctx.fillText(text, Math.min(element.x + GAP, width - room), element.y);
      else ctx.fillText(text, Math.min(element.x, width - room / 2), element.y - GAP);
    }
    ctx.restore();
  },
};
