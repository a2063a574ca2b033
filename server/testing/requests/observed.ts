import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** Settings of a server that `readObserved` can ask. */
export const observedSettings = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'observe.mjs')).href}`,
};

/** A route as it was registered: `/api/v1/auth/me/devices/:id`. */
const route = v.object({ method: v.string(), url: v.string() });
export type Route = v.InferOutput<typeof route>;

const observed = v.object({ routes: v.array(route), longest_ms: v.number() });

/** Reads the routes of an application, and the longest silence of its process since the last call, in milliseconds. */
export async function readObserved(origin: string) {
  const response = await fetch(`${origin}/observed`);
  const { routes, longest_ms: longestMs } = v.parse(observed, await response.json());
  return { routes: routes.filter(({ url }) => url !== '/observed'), longestMs };
}
