import type { CanvasSize } from './commands';
import type { ParticleField, Point } from './field';
import { particleRadius } from './gather';

export type Canvas2d = Pick<
  OffscreenCanvasRenderingContext2D,
  'setTransform' | 'clearRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'arc' | 'stroke' | 'fill'
> & { strokeStyle: unknown; fillStyle: unknown; globalAlpha: number; lineWidth: number };

const POINTER_ALPHA = 0.6;
const POINTER_REACH = 240;
const HOLLOW = 0.84;
const WAVE_SECONDS = 0.9;
const WAVE_REACH = 240;

/** A ring that expands from a click; `age` in seconds. */
export type ClickWave = Point & { age: number };

export function ageWaves(waves: ClickWave[], seconds: number): ClickWave[] {
  return waves.map((wave) => ({ ...wave, age: wave.age + seconds })).filter((wave) => wave.age < WAVE_SECONDS);
}

function line(context: Canvas2d, from: Point, to: Point, reach: number, alpha: number): void {
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  if (distance >= reach) return;
  context.globalAlpha = alpha * (1 - distance / reach);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Draws lines to the pointer, particles (hollow outside the range) and waves. */
export function drawField(
  context: Canvas2d,
  field: ParticleField,
  size: CanvasSize,
  color: string,
  pointer: Point | null,
  waves: ClickWave[],
): void {
  const { particles } = field;
  const radius = particleRadius(size.width);
  context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  context.lineWidth = 1;
  context.strokeStyle = color;
  context.fillStyle = color;
  if (pointer) for (const particle of particles) line(context, particle, pointer, POINTER_REACH, POINTER_ALPHA);
  context.globalAlpha = 1;
  context.lineWidth = radius / 4;
  for (const { x, y, place } of particles) {
    const isHollow = place?.isInside === false;
    context.beginPath();
    context.arc(x, y, isHollow ? radius * HOLLOW : radius, 0, 2 * Math.PI);
    if (isHollow) context.stroke();
    else context.fill();
  }
  context.lineWidth = 1;
  for (const { x, y, age } of waves) {
    const progress = age / WAVE_SECONDS;
    context.globalAlpha = POINTER_ALPHA * (1 - progress);
    context.beginPath();
    context.arc(x, y, WAVE_REACH * (1 - (1 - progress) ** 2), 0, 2 * Math.PI);
    context.stroke();
  }
}
