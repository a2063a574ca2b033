import type { ComponentType } from 'react';
import type { DrawingProps } from './types';

/** Fetches the chunk with the chart library. A failure is not cached: the next call retries. */
export async function loadDrawing(): Promise<ComponentType<DrawingProps>> {
  const chunk = await import(/* webpackChunkName: "chart-drawing" */ './canvas/drawing');
  return chunk.Drawing;
}
