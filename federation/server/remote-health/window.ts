import type { HealthRange } from '../../contract';

const HOUR_MS = 60 * 60 * 1000;

const lengths: Readonly<Record<HealthRange, { readonly steps: number; readonly stepHours: number }>> = {
  '24h': { steps: 24, stepHours: 1 },
  '7d': { steps: 28, stepHours: 6 },
};

/** The time window of a range, in steps that begin at full hours or quarters of a day in UTC. */
export interface HealthWindow {
  readonly range: HealthRange;
  readonly from: Date;
  readonly to: Date;
  readonly stepHours: number;
}

/** Returns the time window that ends with the step that contains `now`. */
export function windowOf(range: HealthRange, now: Date): HealthWindow {
  const { steps, stepHours } = lengths[range];
  const stepMs = stepHours * HOUR_MS;
  const to = (Math.floor(now.getTime() / stepMs) + 1) * stepMs;
  return { range, from: new Date(to - steps * stepMs), to: new Date(to), stepHours };
}
