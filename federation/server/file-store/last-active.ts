import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ReleaseManifest } from '../../contract';
import type { PublishedRows } from '../registry';

const row = v.object({
  name: v.string(),
  version: v.string(),
  // As in the database: it was checked when it was published.
  manifest: v.custom<ReleaseManifest>((value) => typeof value === 'object' && value !== null),
  url: v.nullable(v.string()),
});
// As this server stored it.
const remote = v.custom<PublishedRows['remotes'][number]>((value) => typeof value === 'object' && value !== null);
const rows = v.object({ remotes: v.array(remote), releases: v.array(row), names: v.array(v.string()) });

/** What was active when a server that stores it in this file ran last; undefined when there is nothing that can be used. */
export function readLastActive(file: string | undefined): PublishedRows | undefined {
  if (file === undefined) return undefined;
  try {
    return v.parse(rows, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
