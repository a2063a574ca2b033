import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest, FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import { compatibilityProblem, type ShellOffer } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import { pathConflict } from '../builds/release-rules';
import { setPrivateCookie } from '../http/cookies';
import { builtRemoteUrl, toServedRemote, type ResolutionLayer, type ServedRemote } from './resolution';

const COOKIE = 'visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID = /^[\w-]{22}$/;

/** New ids by request, for visitors without an id. An id is created only when a canary needs it. */
const newIds = new WeakMap<FastifyRequest, { id?: string }>();

function idOf({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[COOKIE];
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** Lets a visitor without an id get a random one. Only responses with pages set the id's cookie. */
export function assignVisitorId(request: FastifyRequest): void {
  if (idOf(request) === undefined) newIds.set(request, {});
}

/** Returns the visitor's random id, which is only used for canaries. */
function visitorOf(request: FastifyRequest): string | undefined {
  const fresh = newIds.get(request);
  if (!fresh) return idOf(request);
  fresh.id ??= randomBytes(16).toString('base64url');
  return fresh.id;
}

/** Sets the cookie with a new id if a canary used the id, so that visitors get no cookie while no canary runs. */
export function setVisitorCookie(request: FastifyRequest, reply: FastifyReply): void {
  const id = newIds.get(request)?.id;
  if (id !== undefined) setPrivateCookie(reply, COOKIE, id, YEAR_SECONDS);
}

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

export interface ReleaseInRole extends ReleaseCandidate {
  readonly role: 'canary' | 'stable' | 'earlier';
}

export interface PublishedRemote {
  readonly name: string;
  /** Share of the visitors that get the canary, in whole percents. */
  readonly canaryPercent: number;
  /** Releases that visitors can get, the most preferred first. */
  readonly releases: readonly ReleaseInRole[];
}

export type ReadPublished = () => Promise<readonly PublishedRemote[]>;

interface OfferedRemotes {
  readonly builds: ReadonlyMap<string, ReleaseCandidate>;
  readonly published: readonly PublishedRemote[];
  /** Returns the id of the visitor. Called only if a canary depends on the id, because a new id sets a cookie. */
  readonly visitor: () => string | undefined;
}

/** Returns a release as a candidate. `url`: folder of its files, with a final slash. */
export function candidateOf(manifest: ReleaseManifest, url: string, offering: ShellOffer): ReleaseCandidate {
  return { manifest, served: toServedRemote(manifest, url), misfit: compatibilityProblem(manifest, offering) };
}

/** Returns the releases that one visitor can get. */
function releasesFor(
  { name, canaryPercent, releases }: PublishedRemote,
  visitor: OfferedRemotes['visitor'],
): readonly ReleaseCandidate[] {
  return releases.filter(({ role }) => role !== 'canary' || isInCanaryShare(name, canaryPercent, visitor()));
}

/** Adds the release to fall back to if the chosen release fails: the next compatible release with the same modules. */
function withPrevious({ served }: ReleaseCandidate, rest: readonly ReleaseCandidate[]): ServedRemote {
  const modules = Object.keys(served.modules);
  const previous = rest.find(
    (candidate) =>
      candidate.misfit === undefined && modules.every((module) => Object.hasOwn(candidate.served.modules, module)),
  );
  return previous ? { ...served, previous: previous.served } : served;
}

/**
 * Chooses the releases for one visitor: of each remote the most preferred release that is compatible with the host and has
 * no page of an already chosen remote. Builds need no compatibility check, because they came with the server.
 */
export function chooseRemotes({ builds, published, visitor }: OfferedRemotes) {
  const remotes: ServedRemote[] = [];
  /** Reasons why preferred releases are not served to this visitor, one line each. */
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

/** Replaces the builds next to the server by the published releases that are active for this visitor. */
export function createPublishedReleasesLayer(
  readPublished: ReadPublished,
  { offering, remotes }: Builds,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ResolutionLayer {
  if (!offering) return (resolution) => resolution;
  const builds = new Map(
    remotes.map(({ manifest }) => [manifest.name, candidateOf(manifest, builtRemoteUrl(manifest.name), offering)]),
  );
  const logged = new Set<string>();
  return async (resolution, request) => {
    const published = await readPublished();
    const choice = chooseRemotes({ builds, published, visitor: () => visitorOf(request) });
    for (const problem of choice.problems) {
      if (!logged.has(problem)) log.warn(problem);
      logged.add(problem);
    }
    return { ...resolution, remotes: choice.remotes };
  };
}
