import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken, setPrivateCookie } from '@verdant/federation/http';
import type { Database } from '../database';
import { knownDevices, users } from './schema';
import { emailKey } from './store';

/** Cookie that identifies a browser after a sign-in, only for the rate limits of sign-ins. */
const DEVICE_COOKIE = 'device';
const RETENTION_DAYS = 180;
const RETENTION_SECONDS = RETENTION_DAYS * 24 * 60 * 60;
/** Maximum known browsers per account. A private window is a new browser and evicts the least recently used browser. */
const MAX_PER_ACCOUNT = 20;

/** Returns the `device` cookie, which a client can set to any value; '' without a cookie. */
const readDeviceCookie = ({ cookies }: FastifyRequest): string => cookies[DEVICE_COOKIE] ?? '';

/** Returns the `device` cookie if any account signed in with this browser, else an empty text. */
export async function findDeviceCookie(db: Database, request: FastifyRequest): Promise<string> {
  const token = readDeviceCookie(request);
  if (token === '') return '';
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.deviceHash, hashToken(token)))
    .limit(1);
  return rows.length > 0 ? token : '';
}

const accountDeviceHashOf = (email: string, device: string): string => hashToken(`device ${emailKey(email)} ${device}`);

/**
 * Finds the browser if the account has signed in with this browser before. IP addresses do not count as known, because the
 * limits would then reveal the account's existence to persons with the same address.
 */
export async function findKnownDeviceHash(
  db: Database,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const device = readDeviceCookie(request);
  if (device === '') return undefined;
  const [knownDevice] = await db
    .select({ hash: knownDevices.accountDeviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(eq(users.emailKey, emailKey(email)), eq(knownDevices.accountDeviceHash, accountDeviceHashOf(email, device))),
    );
  return knownDevice?.hash;
}

export interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Stores a sign-in with this browser. Resolves to true if the browser is new for the account; errors are only logged. */
export async function rememberDevice(db: Database, exchange: HttpExchange, email: string): Promise<boolean> {
  try {
    return await storeDevice(db, exchange, email);
  } catch (error) {
    exchange.request.log.warn({ err: error }, 'a known device could not be stored after a sign-in');
    return false;
  }
}

async function storeDevice(db: Database, { request, reply }: HttpExchange, email: string): Promise<boolean> {
  const device = (await findDeviceCookie(db, request)) || newToken();
  setPrivateCookie(reply, DEVICE_COOKIE, device, RETENTION_SECONDS);
  const hashes = { accountDeviceHash: accountDeviceHashOf(email, device), deviceHash: hashToken(device) };
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .for('no key update');
    if (!user) return false;
    const [stored] = await transaction
      .insert(knownDevices)
      .values({ userId: user.id, ...hashes })
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.accountDeviceHash],
        set: { deviceHash: hashes.deviceHash, usedAt: sql`now()` },
      })
      // `xmax` is 0 for an inserted row.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    const isOfUser = eq(knownDevices.userId, user.id);
    const oldest = transaction
      .select({ hash: knownDevices.accountDeviceHash })
      .from(knownDevices)
      .where(isOfUser)
      .orderBy(desc(knownDevices.usedAt))
      .offset(MAX_PER_ACCOUNT);
    await transaction.delete(knownDevices).where(and(isOfUser, inArray(knownDevices.accountDeviceHash, oldest)));
    return stored?.isNew ?? false;
  });
}

export async function deleteOldDevices(db: Database): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
}
