import type { Point } from './field';

/** Size in CSS pixels and the device's pixels for one of them. */
export type Size = { width: number; height: number; ratio: number };
/** CSS colors of the theme. */
export type Colors = { dot: string; line: string };

/** What the page tells the worker. */
export type Command =
  | { type: 'start'; canvas: OffscreenCanvas; size: Size; colors: Colors; seed: number; moving: boolean }
  | { type: 'move'; moving: boolean }
  | { type: 'resize'; size: Size }
  | { type: 'colors'; colors: Colors }
  | { type: 'pointer'; at: Point | null }
  | { type: 'click'; at: Point };
