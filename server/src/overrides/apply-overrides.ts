import type { RegistryOverride, ReleaseManifest } from '@verdant/federation/contract';
import { fitOf, type OfferingShell } from '@verdant/federation/fit';
import { pathConflict } from '../releases/publishing/path-conflict';
import { toServed, type Resolution } from '../releases/resolution';

/** An override of this browser with what its build says of itself, or why that cannot be had. */
export interface FoundOverride {
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
  readonly build: ReleaseManifest | { readonly problem: string };
}

/** Why a build cannot stand in the page; undefined when it can. */
export function buildProblem(
  build: ReleaseManifest,
  { remotes }: Pick<Resolution, 'remotes'>,
  shell: OfferingShell,
): string | undefined {
  const fit = fitOf(build, shell);
  if (!fit.fits) return `It does not fit this shell: ${fit.reason}.`;
  return pathConflict(build, remotes);
}

/** Replaces or adds the remotes that are overridden; one that cannot be used is left as it is, and the page is told why. */
export function applyOverrides(
  resolution: Resolution,
  found: readonly FoundOverride[],
  shell: OfferingShell,
): Resolution {
  let { remotes } = resolution;
  const told: RegistryOverride[] = [...(resolution.overrides ?? [])];
  for (const { name, url, expiresAt, build } of found) {
    const problem = 'problem' in build ? build.problem : buildProblem(build, { remotes }, shell);
    told.push({ name, url, expires_at: expiresAt.toISOString(), ...(problem !== undefined && { problem }) });
    if (problem !== undefined || 'problem' in build) continue;
    const served = toServed(build, url);
    const isKnown = remotes.some((remote) => remote.name === name);
    remotes = isKnown ? remotes.map((remote) => (remote.name === name ? served : remote)) : [...remotes, served];
  }
  return { ...resolution, remotes, overrides: told };
}
