import type { ReactNode } from 'react';
import type { MetricName } from '../contract';
import styles from './dot-plot.module.css';

/** Shapes distinguish scores, as hues do. The circle marks the overall score and everything else outside the pillars. */
export type Shape = 'circle' | 'square' | 'diamond' | 'triangle';

/** SVG paths of the shapes, centred at (0, 0) and about as large as a circle of radius 1. */
export const outlines: Readonly<Record<Shape, string>> = {
  circle: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  square: 'M-.88-.88h1.76v1.76h-1.76z',
  diamond: 'M0-1.2L1.2 0 0 1.2-1.2 0z',
  triangle: 'M0-1.1L1.15 .9h-2.3z',
};

/** Classes of the hues that the shapes always have. */
export const shapeHueClasses = { circle: 'v-you', square: 'v-fund', diamond: 'v-debt', triangle: 'v-invest' } as const;

export const metricShapes: Readonly<Record<MetricName, Shape>> = {
  overall: 'circle',
  emergency: 'square',
  debt: 'diamond',
  investment: 'triangle',
};

/** A shape in its hue, as large as the letters next to it. */
export function ShapeMark({ shape }: { shape: Shape }) {
  return (
    <svg className={`v-rigid ${styles.mark} ${shapeHueClasses[shape]}`} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
      <path className={`v-dot ${styles.in}`} d={outlines[shape]} />
    </svg>
  );
}

export function ShapeLabel({ shape, children }: { shape: Shape; children: ReactNode }) {
  return (
    <span className={`v-inline-flex v-center ${styles.named} ${shapeHueClasses[shape]}`}>
      <ShapeMark shape={shape} />
      <span>{children}</span>
    </span>
  );
}
