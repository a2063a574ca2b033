import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken, setPrivateCookie } from '@verdant/federation/http';
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

/** An account in one browser. */
const placeOf = (email: string, device: string): string => hashToken(`device ${emailKey(email)} ${device}`);

/**
 * The browser of the request, if the account has signed in with it before. Never an IP address: whoever shares one, such
 * as a partner at home, would learn from the limits that the account exists and signs in from there.
 */
export async function findKnownPlace(
  db: Database,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const device = deviceOf(request);
  if (device === '') return undefined;
  const [known] = await db
    .select({ place: signInPlaces.placeHash })
    .from(signInPlaces)
    .innerJoin(users, eq(users.id, signInPlaces.userId))
    .where(and(eq(users.emailKey, emailKey(email)), eq(signInPlaces.placeHash, placeOf(email, device))));
  return known?.place;
}

/** Remembers for half a year that the account signed in with this browser, and gives it its cookie. */
export async function rememberPlace(
  db: Database,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  email: string,
): Promise<void> {
  const device = deviceOf(request) || newToken();
  setPrivateCookie(reply, COOKIE, device, KEPT_SECONDS);
  await db.execute(sql`
    insert into ${signInPlaces} (user_id, place_hash)
    select ${users.id}, ${placeOf(email, device)} from ${users}
    where ${users.emailKey} = ${emailKey(email)}
    on conflict (user_id, place_hash) do update set used_at = now()`);
}

/** Forgets places that nobody has signed in from for half a year. */
export async function deleteOldPlaces(db: Database): Promise<void> {
  await db.delete(signInPlaces).where(lt(signInPlaces.usedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
