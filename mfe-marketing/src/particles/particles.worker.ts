import { createAnimation } from './animation';
import type { Command } from './commands';

const run = createAnimation({
  requestFrame: (draw) => requestAnimationFrame(draw),
  cancelFrame: (id) => cancelAnimationFrame(id),
  context: (canvas) => canvas.getContext('2d'),
});

addEventListener('message', (event: MessageEvent<Command>) => run(event.data));
