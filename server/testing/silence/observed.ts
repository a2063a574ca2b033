import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Settings } from '../start-server';

/** No one may wait longer for a server that computes for another user. */
export const MAX_SILENCE_MS = 100;

/** Settings of a server that `readObserved` can ask. */
export const observedSettings: Settings = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'observe.mjs')).href}`,
};

const observed = v.object({
  routes: v.array(v.object({ method: v.string(), url: v.string() })),
  longest_ms: v.number(),
});

export interface Route {
  readonly method: string;
  /** As it was registered: `/api/v1/auth/me/devices/:id`. */
  readonly url: string;
}

export interface Observed {
  /** Of the application at that origin. */
  readonly routes: readonly Route[];
  /** The longest silence of the process in milliseconds of processor time, since the last time it was read. */
  readonly longestMs: number;
}

/** Reads what was observed at a server with `observedSettings`; its measurement begins again. */
export async function readObserved(origin: string): Promise<Observed> {
  const response = await fetch(`${origin}/observed`);
  const { routes, longest_ms: longestMs } = v.parse(observed, await response.json());
  return { routes: routes.filter(({ url }) => url !== '/observed'), longestMs };
}
