import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest, FastifyBaseLogger } from 'fastify';
import type { Builds } from '../builds/read-builds';
import { setPrivateCookie } from '../http/cookies';
import { candidateOf, chooseRemotes } from './choose-remotes';
import type { ReadPublished } from './published-remotes';
import { builtUrl, type ResolutionLayer } from './resolution';

const COOKIE = 'visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID = /^[\w-]{22}$/;

/** New ids of visitors, by request. `isUsed`: true if the response depends on the id. */
const fresh = new WeakMap<FastifyRequest, { readonly id: string; isUsed: boolean }>();

function idOf({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[COOKIE];
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** Assigns a random id to a visitor without an id. Only responses with pages set the id's cookie. */
export function assignVisitorId(request: FastifyRequest): void {
  if (idOf(request) === undefined) {
    fresh.set(request, { id: randomBytes(16).toString('base64url'), isUsed: false });
  }
}

/** Returns the visitor's random id, which is only used for canaries. */
function visitorOf(request: FastifyRequest): string | undefined {
  const cookieId = idOf(request);
  const admitted = fresh.get(request);
  if (cookieId !== undefined || !admitted) return cookieId;
  admitted.isUsed = true;
  return admitted.id;
}

/** Sets the cookie with a new id if a canary used the id, so that visitors get no cookie while no canary runs. */
export function setVisitorCookie(request: FastifyRequest, reply: FastifyReply): void {
  const admitted = fresh.get(request);
  if (admitted?.isUsed) setPrivateCookie(reply, COOKIE, admitted.id, YEAR_SECONDS);
}

function onceEach(log: (line: string) => void): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line)) return;
    logged.add(line);
    log(line);
  };
}

/** Replaces the builds next to the server by the published releases that are active for this visitor. */
export function createPublishedReleasesLayer(
  readPublished: ReadPublished,
  { offering, remotes }: Builds,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ResolutionLayer {
  if (!offering) return (resolution) => resolution;
  const builds = new Map(
    remotes.map(({ manifest }) => [manifest.name, candidateOf(manifest, builtUrl(manifest.name), offering)]),
  );
  const warnOnce = onceEach((line) => log.warn(line));
  return async (resolution, request) => {
    const published = await readPublished();
    const choice = chooseRemotes({ builds, published, visitor: () => visitorOf(request) });
    choice.problems.forEach(warnOnce);
    return { ...resolution, remotes: choice.remotes };
  };
}
