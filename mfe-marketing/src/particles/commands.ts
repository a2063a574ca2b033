import type { Point } from './field';

/** Size in CSS pixels; `ratio` is the number of device pixels per CSS pixel. */
export type CanvasSize = { width: number; height: number; ratio: number };
/** Eighty possible scores in ascending order. */
export type ScoreDots = readonly number[];

/** `dots` is null while the particles wander. */
export type InitialParticles = {
  size: CanvasSize;
  color: string;
  seed: number;
  moving: boolean;
  dots: ScoreDots | null;
};
export type ParticleChange =
  | { type: 'move'; moving: boolean }
  | { type: 'resize'; size: CanvasSize }
  | { type: 'color'; color: string }
  | { type: 'gather'; dots: ScoreDots }
  | { type: 'pointer'; at: Point | null }
  | { type: 'click'; at: Point };

/** Messages to the worker: the initial state once, then changes. */
export type ParticleCommand = ({ type: 'start'; canvas: OffscreenCanvas } & InitialParticles) | ParticleChange;
