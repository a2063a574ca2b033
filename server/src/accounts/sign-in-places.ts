import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken, setPrivateCookie } from '@verdant/federation/http';
import { byIp } from '@verdant/federation/limits';
import type { Database } from '../database';
import { signInPlaces, users } from './schema';
import { emailKey } from './store';

/** Identifies a browser that has signed in, to the limits of sign-ins and to nothing else. */
const COOKIE = 'verdant-device';
const TOKEN = /^[\w-]{43}$/;
const KEPT_DAYS = 180;
const KEPT_SECONDS = KEPT_DAYS * 24 * 60 * 60;

/** The browser's cookie, '' without one. */
export function deviceOf({ cookies }: FastifyRequest): string {
  const token = cookies[COOKIE] ?? '';
  return TOKEN.test(token) ? token : '';
}

/** Where a request for an account comes from: its browser, if it has the cookie, and its IP address. */
function placesOf(request: FastifyRequest, email: string, device = deviceOf(request)): string[] {
  const account = emailKey(email);
  const devicePlaces = device === '' ? [] : [hashToken(`device ${account} ${device}`)];
  return [...devicePlaces, hashToken(`ip ${account} ${byIp(request)}`)];
}

/** The place of the request from which the account has signed in before, the browser rather than the IP address. */
export async function findKnownPlace(
  db: Database,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const places = placesOf(request, email);
  const rows = await db
    .select({ place: signInPlaces.placeHash })
    .from(signInPlaces)
    .innerJoin(users, eq(users.id, signInPlaces.userId))
    .where(and(eq(users.emailKey, emailKey(email)), inArray(signInPlaces.placeHash, places)));
  const known = new Set(rows.map(({ place }) => place));
  return places.find((place) => known.has(place));
}

/** Remembers for half a year that the account signed in from there, and gives the browser its cookie. */
export async function rememberPlaces(
  db: Database,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  email: string,
): Promise<void> {
  const device = deviceOf(request) || newToken();
  setPrivateCookie(reply, COOKIE, device, KEPT_SECONDS);
  const places = sql.param(placesOf(request, email, device));
  await db.execute(sql`
    insert into ${signInPlaces} (user_id, place_hash)
    select ${users.id}, place from ${users}, unnest(${places}::text[]) as place
    where ${users.emailKey} = ${emailKey(email)}
    on conflict (user_id, place_hash) do update set used_at = now()`);
}

/** Forgets places that nobody has signed in from for half a year. */
export async function deleteOldPlaces(db: Database): Promise<void> {
  await db.delete(signInPlaces).where(lt(signInPlaces.usedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
