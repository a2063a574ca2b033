export { DotPlot } from './dot-plot';
export { DOT_COUNT, layoutDots, plotDots } from './layout';
export type { PlacedDot, ShownScore } from './layout';
export { ShapeMark, metricShapes, outlines, ShapeLabel } from './shapes';
export type { Shape } from './shapes';
