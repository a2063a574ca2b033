import type { Point } from './field';

/** Size in CSS pixels and the device's pixels for one of them. */
export type Size = { width: number; height: number; ratio: number };
/** CSS colors of the theme. */
export type Colors = { dot: string; line: string };

export type Beginning = { size: Size; colors: Colors; seed: number; moving: boolean };
export type Change =
  | { type: 'move'; moving: boolean }
  | { type: 'resize'; size: Size }
  | { type: 'colors'; colors: Colors }
  | { type: 'pointer'; at: Point | null }
  | { type: 'click'; at: Point };

/** Messages from the page to the worker: the initial state once, then changes. */
export type Command = ({ type: 'start'; canvas: OffscreenCanvas } & Beginning) | Change;
