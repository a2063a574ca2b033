import type { InitialParticles, ParticleChange } from './commands';
import { ageWaves, drawField } from './draw';
import type { Canvas2d, ClickWave } from './draw';
import { createField, assignPlaces, pushFromClick, resizeField, snapToPlaces, stepField } from './field';
import type { Point } from './field';

/** spec 9: never more than 120 frames a second. */
const FRAME_LIMIT = 120;
const FRAME_MS = 1000 / FRAME_LIMIT;
/** Tolerance in milliseconds for frames that come early, without which a 120 Hz screen would skip every second frame. */
const SLACK_MS = 1;
const MOST_WAVES = 5;

/** The canvas and the source of frames; times in milliseconds. */
type AnimationEnvironment = {
  canvas: { width: number; height: number };
  context: Canvas2d;
  requestFrame: (draw: (time: number) => void) => number;
  cancelFrame: (id: number) => void;
};

/** Moves and draws the particles in the worker. Returns a handler for changes from the page. */
export function createAnimation(
  { canvas, context, requestFrame, cancelFrame }: AnimationEnvironment,
  beginning: InitialParticles,
): (change: ParticleChange) => void {
  let { size, color } = beginning;
  const field = createField(size.width, size.height, beginning.seed);
  let pointer: Point | null = null;
  let waves: ClickWave[] = [];
  let frame: number | undefined;
  let last: number | undefined;
  /** Milliseconds at which the next frame is due, computed from the previous due time, so that delays do not add up. */
  let due = 0;

  const draw = () => drawField(context, field, size, color, pointer, waves);

  const tick = (time: number) => {
    frame = requestFrame(tick);
    const passed = last === undefined ? 0 : time - last;
    if (last !== undefined && time < due - SLACK_MS) return;
    last = time;
    due = Math.max(due, time - FRAME_MS) + FRAME_MS;
    stepField(field, passed / 1000, pointer);
    waves = ageWaves(waves, passed / 1000);
    draw();
  };

  const move = (moving: boolean) => {
    if (moving && frame === undefined) {
      // Clears the time of the last frame, so that the duration of the pause does not move the particles.
      last = undefined;
      frame = requestFrame(tick);
    }
    if (!moving && frame !== undefined) {
      cancelFrame(frame);
      frame = undefined;
    }
  };

  const fit = () => {
    canvas.width = Math.round(size.width * size.ratio);
    canvas.height = Math.round(size.height * size.ratio);
    draw();
  };

  if (beginning.dots) {
    assignPlaces(field, beginning.dots);
    snapToPlaces(field);
  }
  fit();
  move(beginning.moving);

  return (change) => {
    switch (change.type) {
      case 'move':
        move(change.moving);
        break;
      case 'resize':
        size = change.size;
        resizeField(field, size.width, size.height);
        fit();
        break;
      case 'color':
        color = change.color;
        draw();
        break;
      case 'gather':
        assignPlaces(field, change.dots);
        if (frame !== undefined) break;
        snapToPlaces(field);
        draw();
        break;
      case 'pointer':
        pointer = change.at;
        break;
      case 'click':
        if (frame === undefined) break;
        pushFromClick(field, change.at);
        waves = [...waves, { ...change.at, age: 0 }].slice(-MOST_WAVES);
        break;
    }
  };
}
