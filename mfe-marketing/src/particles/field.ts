/** spec 9: as many particles, always; a click moves them and adds none. */
export const PARTICLE_COUNT = 80;

const CRUISE_MIN = 8;
const CRUISE_SPAN = 16;
const RADIUS_MIN = 1.2;
const RADIUS_SPAN = 1.6;
/** A frame that comes late moves the field no further than this, in seconds. */
const LONGEST_STEP = 0.05;
/** How fast a push wears off, per second. */
const CALMING = 1.8;
const HOVER_REACH = 110;
const HOVER_PUSH = 360;
const PULSE_REACH = 260;
const PULSE_PUSH = 380;
const TOP_SPEED = 600;

/** Positions in CSS pixels, speeds in CSS pixels a second. */
export type Particle = {
  x: number;
  y: number;
  /** The slow way it goes when nobody disturbs it. */
  cruiseX: number;
  cruiseY: number;
  /** What hover and clicks add to that; it wears off. */
  pushX: number;
  pushY: number;
  radius: number;
};

export type Point = { x: number; y: number };
export type Field = { width: number; height: number; particles: Particle[] };

/** A generator of numbers from 0 to 1 that gives the same row for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Particles spread over `width` x `height` CSS pixels; the same seed gives the same field. */
export function createField(width: number, height: number, seed: number): Field {
  const random = seededRandom(seed);
  const particles = Array.from({ length: PARTICLE_COUNT }, () => {
    const angle = random() * 2 * Math.PI;
    const speed = CRUISE_MIN + random() * CRUISE_SPAN;
    return {
      x: random() * width,
      y: random() * height,
      cruiseX: Math.cos(angle) * speed,
      cruiseY: Math.sin(angle) * speed,
      pushX: 0,
      pushY: 0,
      radius: RADIUS_MIN + random() * RADIUS_SPAN,
    };
  });
  return { width, height, particles };
}

/** Stretches the field to a new size, so that no particle is left outside. */
export function resizeField(field: Field, width: number, height: number): void {
  for (const particle of field.particles) {
    particle.x = field.width > 0 ? (particle.x / field.width) * width : width / 2;
    particle.y = field.height > 0 ? (particle.y / field.height) * height : height / 2;
  }
  Object.assign(field, { width, height });
}

/** Adds speed away from `from`: `strength` there, nothing at `reach` and beyond. */
function pushAway(particle: Particle, from: Point, reach: number, strength: number): void {
  const dx = particle.x - from.x;
  const dy = particle.y - from.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= reach || distance === 0) return;
  const push = (strength * (1 - distance / reach)) / distance;
  const pushX = particle.pushX + dx * push;
  const pushY = particle.pushY + dy * push;
  const limit = Math.min(1, TOP_SPEED / Math.hypot(pushX, pushY));
  particle.pushX = pushX * limit;
  particle.pushY = pushY * limit;
}

/** A click: everything near `at` is thrown outwards. */
export function pulse(field: Field, at: Point): void {
  for (const particle of field.particles) pushAway(particle, at, PULSE_REACH, PULSE_PUSH);
}

/** Reflects a coordinate at the edges; returns whether the velocity flips too. */
function bounce(position: number, limit: number): [position: number, turned: boolean] {
  if (position < 0) return [Math.min(-position, limit), true];
  if (position > limit) return [Math.max(2 * limit - position, 0), true];
  return [position, false];
}

/** Moves the field on by `seconds`; particles near the pointer give way to it. */
export function stepField(field: Field, seconds: number, pointer: Point | null): void {
  const time = Math.min(seconds, LONGEST_STEP);
  const left = Math.exp(-CALMING * time);
  for (const particle of field.particles) {
    if (pointer) pushAway(particle, pointer, HOVER_REACH, HOVER_PUSH * time);
    particle.pushX *= left;
    particle.pushY *= left;
    const [x, turnedX] = bounce(particle.x + (particle.cruiseX + particle.pushX) * time, field.width);
    const [y, turnedY] = bounce(particle.y + (particle.cruiseY + particle.pushY) * time, field.height);
    particle.x = x;
    particle.y = y;
    if (turnedX) {
      particle.cruiseX = -particle.cruiseX;
      particle.pushX = -particle.pushX;
    }
    if (turnedY) {
      particle.cruiseY = -particle.cruiseY;
      particle.pushY = -particle.pushY;
    }
  }
}
