import { createAnimation } from './animation';
import type { ParticleChange } from './commands';
import type { Canvas2d } from './draw';

const size = { width: 400, height: 300, ratio: 2 };

/** Creates test doubles: a frame clock that the test advances, and a canvas context that records each frame's shapes. */
function setUp(moving = true) {
  let next: ((time: number) => void) | undefined;
  let drawings = 0;
  let dots: string[] = [];
  let rings = 0;
  const canvas = { width: 0, height: 0 };
  const context: Canvas2d = {
    strokeStyle: '',
    fillStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    setTransform: () => undefined,
    clearRect: () => {
      drawings += 1;
      dots = [];
      rings = 0;
    },
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    arc: (x, y, radius) => {
      if (radius > 10) rings += 1;
      else dots.push(`${x} ${y}`);
    },
    stroke: () => undefined,
    fill: () => undefined,
  };
  const requestFrame = (draw: (time: number) => void) => {
    next = draw;
    return 1;
  };
  const cancelFrame = () => {
    next = undefined;
  };
  const beginning = { size, color: 'green', seed: 1, moving, dots: null };
  const send = createAnimation({ canvas, context, requestFrame, cancelFrame }, beginning);
  const frames = (count: number, hertz: number, from = 0) => {
    for (let index = 0; index < count; index += 1) {
      const draw = next;
      next = undefined;
      draw?.(from + (index * 1000) / hertz);
    }
  };
  return {
    send: (change: ParticleChange) => send(change),
    frames,
    canvas,
    context,
    asksForFrames: () => next !== undefined,
    drawings: () => drawings,
    dots: () => [...dots],
    rings: () => rings,
  };
}

describe('the animation in the worker', () => {
  it.each([
    [60, 60],
    [130, 120],
    [500, 120],
  ])('on a display of %i Hz draws %i frames per second @s-9.18', (hertz, expected) => {
    const { frames, drawings } = setUp();
    const first = drawings();
    frames(hertz + 1, hertz);
    expect(Math.abs(drawings() - first - expected)).toBeLessThanOrEqual(1);
  });

  it('draws a single frame of 80 particles at the device resolution with reduced motion', () => {
    const { asksForFrames, canvas, drawings, dots } = setUp(false);
    expect(asksForFrames()).toBe(false);
    expect(drawings()).toBe(1);
    expect(canvas).toEqual({ width: 800, height: 600 });
    expect(dots()).toHaveLength(80);
  });

  it('draws no frames and ignores clicks while paused, and later continues from the last positions', () => {
    const { send, frames, asksForFrames, drawings, dots, rings } = setUp();
    frames(10, 60);
    send({ type: 'move', moving: false });
    expect(asksForFrames()).toBe(false);
    const before = dots();
    send({ type: 'click', at: { x: 200, y: 150 } });
    send({ type: 'move', moving: true });
    send({ type: 'move', moving: true });
    frames(1, 60, 60_000);
    expect(dots()).toEqual(before);
    const first = drawings();
    frames(2, 60, 60_100);
    expect(drawings() - first).toBe(2);
    expect(dots()).not.toEqual(before);
    expect(rings()).toBe(0);
  });

  it('accepts new colors and sizes while paused', () => {
    const { send, canvas, context, drawings } = setUp(false);
    send({ type: 'color', color: 'navy' });
    expect(context).toMatchObject({ fillStyle: 'navy', strokeStyle: 'navy' });
    send({ type: 'resize', size: { width: 100, height: 50, ratio: 1.5 } });
    expect(canvas).toEqual({ width: 150, height: 75 });
    expect(drawings()).toBe(3);
  });

  it('draws a ring for each click, at most five at a time, and removes every ring within two seconds', () => {
    const { send, frames, rings, dots } = setUp();
    frames(2, 60);
    for (let index = 0; index < 30; index += 1) send({ type: 'click', at: { x: 200, y: 150 } });
    frames(2, 60, 100);
    expect(rings()).toBe(5);
    expect(dots()).toHaveLength(80);
    frames(120, 60, 200);
    expect(rings()).toBe(0);
  });

  it('draws each of the 80 dots at the position of its assigned score at once if the animation is paused', () => {
    const { send, drawings, dots } = setUp(false);
    const scores = Array.from({ length: 80 }, (_, index) => 10 + Math.floor(index / 8));
    send({ type: 'gather', dots: scores });
    expect(drawings()).toBe(2);
    expect(new Set(dots().map((dot) => dot.split(' ')[0])).size).toBeLessThanOrEqual(10);
    expect(dots()).toHaveLength(80);
  });
});
