import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryOverride } from '../../contract';
import type { Database } from '../database';
import { hashToken } from '../http';
import { setPrivateCookie } from '../http/cookies';
import { isTokenShaped } from '../http/tokens';
import type { Platform } from '../options';
import { overrides } from './schema';

/** Hours until an override expires: a working day, so that a forgotten override ends. */
const OVERRIDE_HOURS = 8;

/** Source of an override's build: a folder's URL with a final slash, or a preview or release of this server. */
export type OverrideSource = Pick<RegistryOverride, 'url' | 'preview' | 'version'>;

/** Stores an override, and replaces the browser's earlier override of the same remote. */
export async function saveOverride(
  db: Database,
  token: string,
  { name, source, session }: { name: string; source: OverrideSource; session: string | undefined },
): Promise<void> {
  const values = {
    url: source.url || null,
    preview: source.preview ?? null,
    version: source.version ?? null,
    session: session ?? null,
    expiresAt: sql`now() + make_interval(hours => ${OVERRIDE_HOURS})`,
  };
  await db
    .insert(overrides)
    .values({ tokenHash: hashToken(token), name, ...values })
    .onConflictDoUpdate({ target: [overrides.tokenHash, overrides.name], set: values });
}

export async function deleteOverrides(db: Database, token: string): Promise<void> {
  await db.delete(overrides).where(eq(overrides.tokenHash, hashToken(token)));
}

export async function deleteExpiredOverrides(db: Database): Promise<void> {
  await db.delete(overrides).where(lte(overrides.expiresAt, sql`now()`));
}

const COOKIE = 'overrides';

export function overrideToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[COOKIE];
  return token !== undefined && isTokenShaped(token) ? token : undefined;
}

export function setOverrideToken(reply: FastifyReply, token: string): void {
  setPrivateCookie(reply, COOKIE, token, OVERRIDE_HOURS * 60 * 60);
}

export function removeOverrideToken(reply: FastifyReply): void {
  setPrivateCookie(reply, COOKIE, '', 0);
}

/**
 * Finds a browser's overrides as pages list them, except those whose session has ended. An override has a problem if the
 * user who created it is not a developer.
 */
export async function findActiveOverrides(
  { db, policy, identity }: Pick<Platform, 'db' | 'policy' | 'identity'>,
  request: FastifyRequest,
): Promise<RegistryOverride[]> {
  const token = overrideToken(request);
  if (token === undefined) return [];
  const rows = await db
    .select()
    .from(overrides)
    .where(and(eq(overrides.tokenHash, hashToken(token)), gt(overrides.expiresAt, sql`now()`)))
    .orderBy(overrides.name);
  const active = rows.map(async ({ name, url, preview, version, session: reference, expiresAt }) => {
    const session = reference === null ? undefined : await identity.findSession(reference);
    if (reference !== null && !session) return [];
    const isUsable = policy.mode !== 'listed' || session?.isDeveloper === true;
    return [
      {
        name,
        url: url ?? '',
        ...(preview !== null && { preview }),
        ...(version !== null && { version }),
        expires_at: expiresAt.toISOString(),
        ...(!isUsable && { problem: 'It was not made by a developer of this server.' }),
      },
    ];
  });
  return (await Promise.all(active)).flat();
}
