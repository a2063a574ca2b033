export { DotPlot } from './dot-plot';
export { DOTS, layoutDots, plotDots } from './layout';
export type { PlacedDot, ShownScore } from './layout';
export { Mark, metricShapes, outlines, ShapeLabel } from './shapes';
export type { Shape } from './shapes';
