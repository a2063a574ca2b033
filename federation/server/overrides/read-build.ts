import type { ReleaseManifest } from '../../contract';
import type { Database } from '../database';
import type { HostRules } from '../publishing/check-manifest';
import { findPreview, findRelease } from '../registry';
import { fetchManifest, UnusableBuild } from './fetch-manifest';
import { originProblem, type OverridePolicy } from './policy';
import type { OverrideSource } from './store';

/** Dependencies for reading builds of overrides. */
export interface BuildReading {
  readonly rules: HostRules;
  readonly policy: OverridePolicy;
  readonly db: Database;
}

/** Returns an override's current build and folder URL. Throws `UnusableBuild` if the build is missing or not allowed. */
export async function readBuild(
  { rules, policy, db }: BuildReading,
  name: string,
  source: OverrideSource,
): Promise<{ url: string; build: ReleaseManifest }> {
  if ('preview' in source) {
    const found = await findPreview(db, name, source.preview);
    if (!found) throw new UnusableBuild(`The preview of pull request ${source.preview} does not exist or has expired.`);
    return { url: found.url, build: found.manifest };
  }
  if ('version' in source) {
    const found = await findRelease(db, name, source.version);
    if (!found) throw new UnusableBuild(`${name} ${source.version} is not published here, or was removed.`);
    return { url: found.url, build: found.manifest };
  }
  const problem = originProblem(policy, source.url);
  if (problem !== undefined) throw new UnusableBuild(problem);
  const onlyThisMachine = !policy.origins.has(source.url.origin);
  return { url: source.url.href, build: await fetchManifest(source.url, { name, onlyThisMachine, rules }) };
}
