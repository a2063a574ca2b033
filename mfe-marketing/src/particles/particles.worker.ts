import { createAnimation } from './animation';
import type { Change, Command } from './commands';

let change: ((what: Change) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<Command>) => {
  if (data.type !== 'start') {
    change?.(data);
    return;
  }
  const context = data.canvas.getContext('2d');
  if (!context) return;
  const frames = { requestFrame: requestAnimationFrame.bind(self), cancelFrame: cancelAnimationFrame.bind(self) };
  change = createAnimation({ canvas: data.canvas, context, ...frames }, data);
});
