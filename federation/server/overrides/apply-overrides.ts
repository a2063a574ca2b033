import type { RegistryOverride, ReleaseManifest } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import { pathConflict, toServedRemote, type Resolution } from '../registry';

/** An override with the manifest of its build, or with the reason why the build cannot be used. */
export interface ResolvedOverride {
  readonly name: string;
  /** URL of the build's folder; empty if the override names a preview or a release that no longer exists. */
  readonly url: string;
  readonly preview?: number;
  readonly version?: string;
  readonly expiresAt: Date;
  readonly build: ReleaseManifest | { readonly problem: string };
}

export function buildProblem(
  build: ReleaseManifest,
  { remotes }: Pick<Resolution, 'remotes'>,
  offering: ShellOffer,
): string | undefined {
  const compatibility = checkCompatibility(build, offering);
  if (!compatibility.isCompatible) return `It is incompatible with this shell: ${compatibility.reason}.`;
  return pathConflict(build, remotes);
}

/** Replaces remotes by overrides' builds, or adds the builds as remotes. The page gets reasons for unusable overrides. */
export function applyOverrides(
  resolution: Resolution,
  found: readonly ResolvedOverride[],
  offering: ShellOffer,
): Resolution {
  let { remotes } = resolution;
  const listed: RegistryOverride[] = [...(resolution.overrides ?? [])];
  for (const { name, url, preview, version, expiresAt, build } of found) {
    const problem = 'problem' in build ? build.problem : buildProblem(build, { remotes }, offering);
    listed.push({
      name,
      url,
      expires_at: expiresAt.toISOString(),
      ...(preview !== undefined && { preview }),
      ...(version !== undefined && { version }),
      ...(problem !== undefined && { problem }),
    });
    if (problem !== undefined || 'problem' in build) continue;
    const served = toServedRemote(build, url);
    const isKnown = remotes.some((remote) => remote.name === name);
    remotes = isKnown ? remotes.map((remote) => (remote.name === name ? served : remote)) : [...remotes, served];
  }
  return { ...resolution, remotes, overrides: listed };
}
