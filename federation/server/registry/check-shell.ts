import type { ShellCompatibility, ShellCompatibilityRequest } from '../../contract';
import { checkCompatibility } from '../../contract/compatibility';
import { slotProblem } from '../builds/slots';
import type { Candidate, PublishedRemote } from './choose-remotes';
import { isBelow, pathConflict, type Claim } from './path-conflict';
import type { RemoteState } from './remote-state';

/** The versions that visitors get of a remote now. */
export function activeVersions({ stable, canary }: RemoteState): string[] {
  return [stable, canary?.version].filter((version) => version !== undefined);
}

/** Builds next to a server are served only where their remote has no release for everyone. */
function servedBuilds({ remotes }: ShellCompatibilityRequest, published: readonly PublishedRemote[]): readonly Claim[] {
  const replaced = new Set(published.filter(({ state }) => state.stable !== undefined).map(({ name }) => name));
  return remotes.filter(({ name }) => !replaced.has(name));
}

function problemOf(
  { manifest }: Candidate,
  shell: ShellCompatibilityRequest,
  builds: readonly Claim[],
): string | undefined {
  const compatibility = checkCompatibility(manifest, shell);
  if (!compatibility.isCompatible) return compatibility.reason;
  const slot = shell.slots && slotProblem(manifest, shell.slots);
  if (slot !== undefined) return slot;
  const own = manifest.pages.find(({ path }) => isBelow(path, shell.paths));
  return own ? `The path ${own.path} belongs to the shell itself.` : pathConflict(manifest, builds);
}

/**
 * Which of the releases that visitors get, or would get after a rollback, would run under another shell, by the rules of
 * the registry. In the order of the remotes' first publication.
 */
export function checkShell(
  shell: ShellCompatibilityRequest,
  published: readonly PublishedRemote[],
): ShellCompatibility['releases'] {
  const builds = servedBuilds(shell, published);
  return published.flatMap(({ name, state, releases }) => {
    const { stable, canary, earlier } = state;
    const roles = [
      ...(stable === undefined ? [] : [{ version: stable, role: 'stable' as const }]),
      ...(canary ? [{ version: canary.version, role: 'canary' as const }] : []),
      ...earlier.map((version) => ({ version, role: 'earlier' as const })),
    ];
    return roles.flatMap(({ version, role }) => {
      const candidate = releases.get(version);
      return candidate ? [{ name, version, role, problem: problemOf(candidate, shell, builds) ?? null }] : [];
    });
  });
}
