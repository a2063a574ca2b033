import { createAnimation } from './animation';
import type { ParticleChange, ParticleCommand } from './commands';

let change: ((what: ParticleChange) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<ParticleCommand>) => {
  if (data.type !== 'start') {
    change?.(data);
    return;
  }
  const context = data.canvas.getContext('2d');
  if (!context) return;
  const requestFrame = (draw: FrameRequestCallback) => requestAnimationFrame(draw);
  const cancelFrame = (id: number) => cancelAnimationFrame(id);
  change = createAnimation({ canvas: data.canvas, context, requestFrame, cancelFrame }, data);
});
