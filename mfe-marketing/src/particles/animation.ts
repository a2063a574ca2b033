import type { Command } from './commands';
import { ageWaves, drawField } from './draw';
import type { Canvas2d, Wave } from './draw';
import { createField, pulse, resizeField, stepField } from './field';
import type { Field, Point } from './field';

/** spec 9: never more than 120 frames a second. */
export const FRAME_LIMIT = 120;
/** Frames come a little early or late; without the slack a 120 Hz screen would lose every other one. */
const SHORTEST_FRAME_MS = 1000 / FRAME_LIMIT - 1;
const MOST_WAVES = 5;

/** What the animation needs of its surroundings; times in milliseconds. */
export type Surroundings = {
  requestFrame: (draw: (time: number) => void) => number;
  cancelFrame: (id: number) => void;
  context: (canvas: OffscreenCanvas) => Canvas2d | null;
};

/** The particles' life in the worker: takes the page's commands, moves and draws. At rest it asks for no frame. */
export function createAnimation({ requestFrame, cancelFrame, context: contextOf }: Surroundings): (command: Command) => void {
  let start: Extract<Command, { type: 'start' }> | undefined;
  let field: Field;
  let context: Canvas2d | null = null;
  let pointer: Point | null = null;
  let waves: Wave[] = [];
  let frame: number | undefined;
  let last: number | undefined;

  const draw = () => {
    if (start && context) drawField(context, field, start.size, start.colors, pointer, waves);
  };

  const tick = (time: number) => {
    frame = requestFrame(tick);
    const passed = last === undefined ? 0 : time - last;
    if (last !== undefined && passed < SHORTEST_FRAME_MS) return;
    last = time;
    stepField(field, passed / 1000, pointer);
    waves = ageWaves(waves, passed / 1000);
    draw();
  };

  const move = (moving: boolean) => {
    if (moving && frame === undefined) {
      // The pause is no time that passed.
      last = undefined;
      frame = requestFrame(tick);
    }
    if (!moving && frame !== undefined) {
      cancelFrame(frame);
      frame = undefined;
    }
  };

  const fit = (command: NonNullable<typeof start>) => {
    command.canvas.width = Math.round(command.size.width * command.size.ratio);
    command.canvas.height = Math.round(command.size.height * command.size.ratio);
    draw();
  };

  return (command) => {
    if (command.type === 'start') {
      context = contextOf(command.canvas);
      if (!context) return;
      start = { ...command };
      field = createField(command.size.width, command.size.height, command.seed);
      fit(start);
      move(command.moving);
      return;
    }
    if (!start) return;
    switch (command.type) {
      case 'move':
        move(command.moving);
        break;
      case 'resize':
        resizeField(field, command.size.width, command.size.height);
        start.size = command.size;
        fit(start);
        break;
      case 'colors':
        start.colors = command.colors;
        draw();
        break;
      case 'pointer':
        pointer = command.at;
        break;
      case 'click':
        // A paused or still field stays as it is.
        if (frame === undefined) break;
        pulse(field, command.at);
        waves = [...waves, { ...command.at, age: 0 }].slice(-MOST_WAVES);
        break;
    }
  };
}
