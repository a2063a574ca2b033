export { DotPlot, metricShapes, outlines, ShapeLabel, ShapeMark } from './dot-plot';
export type { Shape } from './dot-plot';
export { DOT_COUNT, layoutDots, plotDots } from './layout';
export type { PlacedDot, ShownScore } from './layout';
