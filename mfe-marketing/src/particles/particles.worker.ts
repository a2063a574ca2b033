import { createAnimation } from './animation';
import type { ParticleChange, Command } from './commands';

let change: ((what: ParticleChange) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<Command>) => {
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
