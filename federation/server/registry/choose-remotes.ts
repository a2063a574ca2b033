import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import { pathConflict } from './path-conflict';
import type { Canary, RemoteState } from './remote-state';
import { sourceOf, toServed, type ServedRemote } from './resolution';

const BUCKETS = 10_000;

/** A visitor's bucket for a remote, from 0 to 9,999: always the same, and independent of those for other remotes. */
export function bucketOf(name: string, visitor: string): number {
  return createHash('sha256').update(`${name}\n${visitor}`).digest().readUInt32BE() % BUCKETS;
}

/**
 * Whether a visitor is in the given share (whole percents). Who is in 10 % is in 20 % too. A user without an id
 * could change sides with each request, so is in only when every user is.
 */
export function isInShare(name: string, percent: number, visitor: string | undefined): boolean {
  if (visitor === undefined) return percent >= 100;
  return bucketOf(name, visitor) < (percent * BUCKETS) / 100;
}

/** A release at its URL, and why it is incompatible with the running host, if it is; nothing of it ever changes. */
export interface Candidate {
  readonly manifest: ReleaseManifest;
  readonly served: ServedRemote;
  readonly misfit: string | undefined;
}

/** A remote of which releases were published and switched. */
export interface PublishedRemote {
  readonly name: string;
  readonly state: RemoteState;
  /** Releases that the state names, by version. */
  readonly releases: ReadonlyMap<string, Candidate>;
}

export interface Offer {
  /** The builds next to the server, by name. */
  readonly builds: ReadonlyMap<string, Candidate>;
  /** Remotes in the order of their first publication. */
  readonly published: readonly PublishedRemote[];
  /** Called only where a canary makes a difference. */
  readonly visitor: () => string | undefined;
}

export interface Choice {
  readonly remotes: readonly ServedRemote[];
  /** Why a release is not served to a user who would get it, one line each. */
  readonly problems: readonly string[];
}

/** A release whose files are below `url` (with a final slash), checked against the host. */
export function candidateOf(manifest: ReleaseManifest, url: string, offering: ShellOffer): Candidate {
  const compatibility = checkCompatibility(manifest, offering);
  return {
    manifest,
    served: toServed(manifest, url),
    misfit: compatibility.isCompatible ? undefined : compatibility.reason,
  };
}

/** Whether a visitor gets the canary. Who could not is not asked for an id, which would set a cookie. */
function getsCanary(name: string, canary: Canary | undefined, visitor: Offer['visitor']): canary is Canary {
  return canary !== undefined && isInShare(name, canary.percent, visitor());
}

/** The published releases that a visitor could get, in order of preference: canary, stable, earlier ones. */
function releasesFor({ name, state, releases }: PublishedRemote, visitor: Offer['visitor']): readonly Candidate[] {
  const { stable, earlier, canary } = state;
  const versions = [getsCanary(name, canary, visitor) ? canary.version : undefined, stable, ...earlier];
  return versions.map((version) => releases.get(version ?? '')).filter((release) => release !== undefined);
}

function hasModulesOf({ served }: Candidate, chosen: Candidate): boolean {
  return Object.keys(chosen.served.modules).every((module) => Object.hasOwn(served.modules, module));
}

/** Adds what the browser falls back to when the chosen one fails to load: the next compatible one with its modules. */
function withPrevious(chosen: Candidate, rest: readonly Candidate[]): ServedRemote {
  const previous = rest.find((candidate) => candidate.misfit === undefined && hasModulesOf(candidate, chosen));
  if (!previous) return chosen.served;
  return { ...chosen.served, previous: sourceOf(previous.served) };
}

/**
 * Chooses the remotes of one visitor: of each remote the preferred release that is compatible with the host and whose pages no remote before it
 * has. The builds' remotes come first, then the others by their first publication. A build is served whatever it needs
 * when there is no such release: it came with the server.
 */
export function chooseRemotes({ builds, published, visitor }: Offer): Choice {
  const remotes: ServedRemote[] = [];
  const problems: string[] = [];
  const byName = new Map(published.map((remote) => [remote.name, remote]));
  for (const name of new Set([...builds.keys(), ...byName.keys()])) {
    const remote = byName.get(name);
    const build = builds.get(name);
    const candidates = [...(remote ? releasesFor(remote, visitor) : []), ...(build ? [build] : [])];
    const index = candidates.findIndex((candidate) => {
      const problem = (candidate === build ? undefined : candidate.misfit) ?? pathConflict(candidate.served, remotes);
      if (problem !== undefined) {
        problems.push(`${name} ${candidate.served.version} at ${candidate.served.url} is left out: ${problem}`);
      }
      return problem === undefined;
    });
    const chosen = candidates[index];
    if (!chosen) continue;
    remotes.push(withPrevious(chosen, candidates.slice(index + 1)));
  }
  return { remotes, problems };
}
