import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import type { DrawingProps } from '../types';
import { directLabels } from './direct-labels';
import { axisOptions, barData, doughnutData, doughnutOptions, lineData } from './options';
import { usePalette } from './palette';

ChartJs.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  directLabels,
);

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws a chart into the box around it. Only `loadDrawing` may load this module, because the chart library is large. */
export function Drawing(props: DrawingProps) {
  const palette = usePalette();
  const chart = useRef<ChartJs | null>(null);
  const calm = wantsCalm();
  const keep = (made: unknown) => {
    chart.current = made instanceof ChartJs ? made : null;
  };

  // Redraws the chart once the page's font has loaded, because a canvas does not redraw its text.
  useEffect(() => {
    void document.fonts.ready.then(() => chart.current?.update('none'));
  }, []);

  if (props.kind === 'doughnut') {
    return (
      <Chart
        ref={keep}
        type="doughnut"
        data={doughnutData(props, palette)}
        options={doughnutOptions(props, palette, calm)}
        aria-label={props.name}
      />
    );
  }
  const options = axisOptions(props, palette, calm);
  return props.kind === 'line' ? (
    <Chart ref={keep} type="line" data={lineData(props, palette)} options={options} aria-label={props.name} />
  ) : (
    <Chart ref={keep} type="bar" data={barData(props, palette)} options={options} aria-label={props.name} />
  );
}
