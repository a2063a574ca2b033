import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const NAME = 'verdant-visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID = /^[\w-]{22}$/;

/** Ids of visitors who came without one, while their page is made; and whether anything depended on them. */
const fresh = new WeakMap<FastifyRequest, { readonly id: string; isUsed: boolean }>();

function idIn(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name, value]) => name === NAME && ID.test(value ?? ''))?.[1];
}

/** Gives a visitor without an id a random one, for a page: elsewhere nobody could keep it. */
export function admitVisitor(request: FastifyRequest): void {
  if (idIn(request.headers.cookie) === undefined) {
    fresh.set(request, { id: randomBytes(16).toString('base64url'), isUsed: false });
  }
}

/** The visitor's id. It is random, tells nothing about a person and serves canaries alone. */
export function visitorOf(request: FastifyRequest): string | undefined {
  const given = idIn(request.headers.cookie);
  const admitted = fresh.get(request);
  if (given !== undefined || !admitted) return given;
  admitted.isUsed = true;
  return admitted.id;
}

/** The cookie for a visitor whose new id made a difference; no cookie is set while no canary runs. */
export function visitorCookie(request: FastifyRequest): string | undefined {
  const admitted = fresh.get(request);
  if (!admitted?.isUsed) return undefined;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${admitted.id}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
