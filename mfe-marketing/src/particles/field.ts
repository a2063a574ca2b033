import { dotPositionsOf, particleRadius } from './gather';
import type { DotPosition } from './gather';

/** spec 9: the number of particles is constant. */
const PARTICLE_COUNT = 80;

const CRUISE_MIN = 8;
const CRUISE_SPAN = 16;
/** Maximum time step in seconds; longer steps would make particles jump after a late frame. */
const LONGEST_STEP = 0.05;
/** Rate per second at which the velocity of a push decays. */
const CALMING = 1.8;
const HOVER_REACH = 110;
const HOVER_PUSH = 360;
const PULSE_REACH = 260;
const PULSE_PUSH = 380;
const TOP_SPEED = 600;
/** Rate per second at which particles approach their places. */
const GATHERING = 3;

type Particle = {
  x: number;
  y: number;
  /** Velocity without pointer and clicks, in CSS pixels per second. */
  cruiseX: number;
  cruiseY: number;
  /** Velocity caused by the pointer and clicks, in CSS pixels per second; the velocity decays. */
  pushX: number;
  pushY: number;
  /** Target position; null while the particle wanders. */
  place: DotPosition | null;
};

export type Point = { x: number; y: number };
export type ParticleField = {
  width: number;
  height: number;
  particles: Particle[];
  /** Target scores in ascending order; null while the particles wander. */
  dots: readonly number[] | null;
};

/** Returns the minimum distance between a particle's centre and the edges. */
const marginOf = (width: number, height: number) => Math.min(particleRadius(width), width / 2, height / 2);

/** Returns a seeded generator of pseudorandom numbers between 0 and 1. */
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

/** Creates particles in `width` x `height` CSS pixels; equal seeds give equal fields. */
export function createField(width: number, height: number, seed: number): ParticleField {
  const random = seededRandom(seed);
  const margin = marginOf(width, height);
  const within = (size: number) => margin + random() * (size - 2 * margin);
  const particles = Array.from({ length: PARTICLE_COUNT }, () => {
    const angle = random() * 2 * Math.PI;
    const speed = CRUISE_MIN + random() * CRUISE_SPAN;
    return {
      x: within(width),
      y: within(height),
      cruiseX: Math.cos(angle) * speed,
      cruiseY: Math.sin(angle) * speed,
      pushX: 0,
      pushY: 0,
      place: null,
    };
  });
  return { width, height, particles, dots: null };
}

/** Assigns each particle a place on the score axis; the leftmost particles get the lowest scores. */
export function assignPlaces(field: ParticleField, dots: readonly number[]): void {
  const places = dotPositionsOf(dots, field.width, field.height);
  const fromLeft = field.particles.toSorted((a, b) => (a.place ?? a).x - (b.place ?? b).x);
  fromLeft.forEach((particle, index) => {
    particle.place = places[index] ?? null;
  });
  field.dots = dots;
}

export function snapToPlaces({ particles }: ParticleField): void {
  for (const particle of particles) {
    if (particle.place) Object.assign(particle, { x: particle.place.x, y: particle.place.y, pushX: 0, pushY: 0 });
  }
}

export function resizeField(field: ParticleField, width: number, height: number): void {
  for (const particle of field.particles) {
    particle.x = field.width > 0 ? (particle.x / field.width) * width : width / 2;
    particle.y = field.height > 0 ? (particle.y / field.height) * height : height / 2;
  }
  Object.assign(field, { width, height });
  if (!field.dots) return;
  assignPlaces(field, field.dots);
  snapToPlaces(field);
}

/** Adds velocity away from a point, falling from `strength` to 0 at the distance `reach`. */
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

export function pushFromClick(field: ParticleField, at: Point): void {
  for (const particle of field.particles) pushAway(particle, at, PULSE_REACH, PULSE_PUSH);
}

/** Reflects a coordinate at the edges. `turned` is true if the velocity must be reversed. */
function bounce(position: number, least: number, most: number): [position: number, turned: boolean] {
  if (position < least) return [Math.min(2 * least - position, most), true];
  if (position > most) return [Math.max(2 * most - position, least), true];
  return [position, false];
}

function approach(particle: Particle, place: DotPosition, time: number): void {
  const pull = 1 - Math.exp(-(GATHERING + Math.hypot(particle.cruiseX, particle.cruiseY) / 6) * time);
  particle.x += (place.x - particle.x) * pull + particle.pushX * time;
  particle.y += (place.y - particle.y) * pull + particle.pushY * time;
}

/** Advances the simulation by `seconds` and pushes particles away from the pointer. */
export function stepField(field: ParticleField, seconds: number, pointer: Point | null): void {
  const time = Math.min(seconds, LONGEST_STEP);
  const left = Math.exp(-CALMING * time);
  const margin = marginOf(field.width, field.height);
  for (const particle of field.particles) {
    if (pointer) pushAway(particle, pointer, HOVER_REACH, HOVER_PUSH * time);
    particle.pushX *= left;
    particle.pushY *= left;
    if (particle.place) {
      approach(particle, particle.place, time);
      continue;
    }
    const across = particle.x + (particle.cruiseX + particle.pushX) * time;
    const down = particle.y + (particle.cruiseY + particle.pushY) * time;
    const [x, turnedX] = bounce(across, margin, field.width - margin);
    const [y, turnedY] = bounce(down, margin, field.height - margin);
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
