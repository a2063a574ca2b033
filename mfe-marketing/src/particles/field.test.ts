import fc from 'fast-check';
import { createField, assignPlaces, pushFromClick, resizeField, snapToPlaces, stepField } from './field';
import type { ParticleField, Point } from './field';

const STEP = 1 / 60;
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const sizes = fc.integer({ min: 1, max: 3000 });

function outside({ width, height, particles }: ParticleField) {
  return particles.filter(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height));
}
const distances = ({ particles }: ParticleField, from: Point) =>
  particles.map(({ x, y }) => Math.hypot(x - from.x, y - from.y));

function run(field: ParticleField, seconds: number, step: number, pointer: Point | null = null) {
  for (let time = 0; time < seconds - step / 2; time += step) stepField(field, step, pointer);
  return field;
}

describe('the particle field', () => {
  it('keeps 80 particles inside the bounds, whatever the pointer does @s-9.18', () => {
    const deeds = fc.array(
      fc.record({
        x: fc.integer({ min: -50, max: 900 }),
        y: fc.integer({ min: -50, max: 700 }),
        click: fc.boolean(),
        late: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(seeds, sizes, sizes, deeds, (seed, width, height, all) => {
        const field = createField(width, height, seed);
        expect(outside(field)).toEqual([]);
        for (const { click, late, ...at } of all) {
          if (click) pushFromClick(field, at);
          stepField(field, late ? 30 : STEP, at);
        }
        expect(field.particles).toHaveLength(80);
        expect(outside(field)).toEqual([]);
      }),
    );
  });

  it('pushes particles away from the pointer', () => {
    const left = run(createField(800, 600, 5), 1.5, STEP);
    // Position that the first particle would have without a pointer.
    const pointer = { x: left.particles[0]?.x ?? 0, y: left.particles[0]?.y ?? 0 };
    const near = (field: ParticleField) => distances(field, pointer).filter((distance) => distance < 50).length;
    const hovered = run(createField(800, 600, 5), 1.5, STEP, pointer);
    expect(near(left)).toBeGreaterThan(0);
    expect(near(hovered)).toBe(0);
  });

  it('pushes only particles near a click outwards, until the speed fades', () => {
    const at = { x: 400, y: 300 };
    const field = createField(800, 600, 5);
    const before = distances(field, at);
    pushFromClick(field, at);
    const speeds = () => field.particles.map(({ pushX, pushY }) => Math.hypot(pushX, pushY));
    speeds().forEach((speed, index) => expect(speed > 0).toBe((before[index] ?? 0) < 260));
    stepField(field, STEP, null);
    const nearest = before.indexOf(Math.min(...before));
    expect(distances(field, at)[nearest]).toBeGreaterThan(before[nearest] ?? 0);
    run(field, 6, STEP);
    expect(Math.max(...speeds())).toBeLessThan(1);
  });

  it('moves particles to their target positions, and back there after the pointer has pushed particles away', () => {
    const dots = Array.from({ length: 80 }, (_, index) => 40 + Math.floor(index / 4));
    const field = createField(800, 160, 4);
    assignPlaces(field, dots);
    run(field, 3, STEP);
    const off = () =>
      Math.max(...field.particles.map(({ x, y, place }) => Math.hypot(x - (place?.x ?? 0), y - (place?.y ?? 0))));
    expect(off()).toBeLessThan(1);
    expect(field.particles.filter(({ place }) => place?.isInside)).toHaveLength(64);
    run(field, 0.5, STEP, { x: 400, y: 150 });
    expect(off()).toBeGreaterThan(10);
    run(field, 8, STEP);
    expect(off()).toBeLessThan(1);
  });

  it('moves each particle to the new position of its assigned score when the field is resized', () => {
    const field = createField(1200, 160, 4);
    assignPlaces(
      field,
      Array.from({ length: 80 }, (_, index) => 90 + Math.floor(index / 8)),
    );
    snapToPlaces(field);
    resizeField(field, 360, 120);
    expect(outside(field).filter(({ x }) => x > 360)).toEqual([]);
    expect(field.particles.every(({ x }) => x > 315)).toBe(true);
  });

  it('keeps all particles inside the bounds after a resize, even from a size of zero', () => {
    const field = createField(0, 0, 2);
    resizeField(field, 1200, 500);
    expect(outside(field)).toEqual([]);
    resizeField(field, 320, 900);
    expect(outside(field)).toEqual([]);
    expect(field).toMatchObject({ width: 320, height: 900 });
  });
});
