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
