import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import { pathConflict } from './path-conflict';
import type { Canary, RemoteState } from './remote-state';
import { toReleaseSource, toServedRemote, type ServedRemote } from './resolution';

const BUCKETS = 10_000;

/** Returns a visitor's bucket for a remote, from 0 to 9,999, independent of the buckets for other remotes. */
export function canaryBucketOf(name: string, visitor: string): number {
  return createHash('sha256').update(`${name}\n${visitor}`).digest().readUInt32BE() % BUCKETS;
}

/**
 * True if a visitor is in the share (whole percents). A visitor in 10 % is also in 20 %. A visitor without an id is
 * included only at 100 %, because a random choice would change with each request.
 */
export function isInCanaryShare(name: string, percent: number, visitor: string | undefined): boolean {
  if (visitor === undefined) return percent >= 100;
  return canaryBucketOf(name, visitor) < (percent * BUCKETS) / 100;
}

/** A release that a visitor could get. `misfit`: why the release is incompatible with the running host. */
export interface ReleaseCandidate {
  readonly manifest: ReleaseManifest;
  readonly served: ServedRemote;
  readonly misfit: string | undefined;
}

export interface PublishedRemote {
  readonly name: string;
  readonly state: RemoteState;
  readonly releases: ReadonlyMap<string, ReleaseCandidate>;
}

export interface OfferedRemotes {
  readonly builds: ReadonlyMap<string, ReleaseCandidate>;
  readonly published: readonly PublishedRemote[];
  /** Returns the id of the visitor. Called only if a canary depends on the id. */
  readonly visitor: () => string | undefined;
}

export interface ChosenRemotes {
  readonly remotes: readonly ServedRemote[];
  /** Reasons why preferred releases are not served to this visitor, one line each. */
  readonly problems: readonly string[];
}

/** Returns a release as a candidate. `url`: folder of its files, with a final slash. */
export function candidateOf(manifest: ReleaseManifest, url: string, offering: ShellOffer): ReleaseCandidate {
  const compatibility = checkCompatibility(manifest, offering);
  return {
    manifest,
    served: toServedRemote(manifest, url),
    misfit: compatibility.isCompatible ? undefined : compatibility.reason,
  };
}

/** True if the visitor gets the canary. Requests the visitor's id only with a canary, because a new id sets a cookie. */
function getsCanary(name: string, canary: Canary | undefined, visitor: OfferedRemotes['visitor']): canary is Canary {
  return canary !== undefined && isInCanaryShare(name, canary.percent, visitor());
}

function releasesFor(
  { name, state, releases }: PublishedRemote,
  visitor: OfferedRemotes['visitor'],
): readonly ReleaseCandidate[] {
  const { stable, earlier, canary } = state;
  const versions = [getsCanary(name, canary, visitor) ? canary.version : undefined, stable, ...earlier];
  return versions.map((version) => releases.get(version ?? '')).filter((release) => release !== undefined);
}

function hasModulesOf({ served }: ReleaseCandidate, chosen: ReleaseCandidate): boolean {
  return Object.keys(chosen.served.modules).every((module) => Object.hasOwn(served.modules, module));
}

/** Adds the release to fall back to if the chosen release fails: the next compatible release with the same modules. */
function withPrevious(chosen: ReleaseCandidate, rest: readonly ReleaseCandidate[]): ServedRemote {
  const previous = rest.find((candidate) => candidate.misfit === undefined && hasModulesOf(candidate, chosen));
  if (!previous) return chosen.served;
  return { ...chosen.served, previous: toReleaseSource(previous.served) };
}

/**
 * Chooses the remotes of one visitor: the most preferred release that is compatible with the host and conflicts with no
 * page of the remotes before. Builds need no compatibility check, because they came with the server.
 */
export function chooseRemotes({ builds, published, visitor }: OfferedRemotes): ChosenRemotes {
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
