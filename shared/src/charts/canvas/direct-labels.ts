import type { Chart, ChartType, Plugin } from 'chart.js';
import type { DrawingProps } from '../types';
import type { ChartPalette } from './palette';

type DirectLabels = {
  /** One text per figure; empty texts are not drawn. */
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

const GAP = 7;
/** Height that a figure needs below its point, in CSS pixels. */
const ROOM = 28;

/** Returns the figures drawn inside the chart: all bars or a line's last point, and none with several series. */
export function directLabelsOf({ kind, series, formatValue }: DrawingProps, palette: ChartPalette): DirectLabels {
  const [only, another] = series;
  const values = only && !another ? only.values : [];
  const isNamed = (index: number) => kind !== 'line' || index === values.length - 1;
  return {
    texts: values.map((value, index) => (isNamed(index) ? formatValue(value) : '')),
    colour: palette.strongText,
    font: `600 ${palette.size}px ${palette.font}`,
    horizontal: kind === 'horizontal-bar',
  };
}

/** True if a figure is below its point, where it avoids a falling line. Positions are in pixels from the top. */
export function isLabelBelow(y: number, before: number | undefined, bottom: number): boolean {
  return before !== undefined && before < y && y + ROOM <= bottom;
}

/** Draws figures next to points and bars if there is room. */
export const directLabels: Plugin = {
  id: 'directLabels',
  afterDatasetsDraw(chart: Chart) {
    const { texts, horizontal, font, colour } = chart.options.plugins?.directLabels ?? {};
    // Returns for a ring chart, which has no direct labels.
    if (!texts || !font || !colour) return;
    const { ctx, chartArea, width } = chart;
    const named = texts.filter(Boolean).length;
    ctx.save();
    ctx.font = font;
    ctx.fillStyle = colour;
    ctx.textAlign = horizontal ? 'start' : 'center';
    ctx.textBaseline = horizontal ? 'middle' : 'bottom';
    const { data, type } = chart.getDatasetMeta(0);
    for (const [index, element] of data.entries()) {
      const text = texts[index];
      const room = ctx.measureText(text ?? '').width;
      if (!text || (!horizontal && room > chartArea.width / named)) continue;
      if (horizontal) ctx.fillText(text, Math.min(element.x + GAP, width - room), element.y);
      else {
        const below = type === 'line' && isLabelBelow(element.y, data[index - 1]?.y, chartArea.bottom);
        ctx.textBaseline = below ? 'top' : 'bottom';
        ctx.fillText(text, Math.min(element.x, width - room / 2), element.y + (below ? GAP : -GAP));
      }
    }
    ctx.restore();
  },
};
