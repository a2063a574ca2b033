import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { hashToken } from '../http';
import { overrides } from './schema';

/** Hours until an override expires: a working day, so that a forgotten override ends. */
export const OVERRIDE_HOURS = 8;

/** Source of an override's build: a URL's folder, or a preview or release of this server. */
export type OverrideSource = { readonly url: URL } | { readonly preview: number } | { readonly version: string };

export interface StoredOverride {
  readonly name: string;
  readonly source: OverrideSource;
  readonly expiresAt: Date;
  readonly signIn: string | null;
}

type Columns = Pick<typeof overrides.$inferSelect, 'url' | 'preview' | 'version'>;

function toSource({ url, preview, version }: Columns): OverrideSource {
  if (preview !== null) return { preview };
  return version === null ? { url: new URL(url ?? '') } : { version };
}

const toColumns = (source: OverrideSource): Columns => ({
  url: null,
  preview: null,
  version: null,
  ...('url' in source ? { url: source.url.href } : source),
});

export async function findOverrides(db: Database, token: string): Promise<StoredOverride[]> {
  const { name, url, preview, version, expiresAt, signIn, tokenHash } = overrides;
  const rows = await db
    .select({ name, url, preview, version, expiresAt, signIn })
    .from(overrides)
    .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, sql`now()`)))
    .orderBy(name);
  return rows.map((row) => ({ name: row.name, expiresAt: row.expiresAt, signIn: row.signIn, source: toSource(row) }));
}

/** Stores an override, and replaces the browser's earlier override of the same remote. */
export async function saveOverride(
  db: Database,
  token: string,
  { name, source, signIn }: { name: string; source: OverrideSource; signIn: string | undefined },
): Promise<void> {
  const values = {
    ...toColumns(source),
    signIn: signIn ?? null,
    expiresAt: sql`now() + make_interval(hours => ${OVERRIDE_HOURS})`,
  };
  await db.transaction(async (transaction) => {
    await deleteExpiredOverrides(transaction);
    await transaction
      .insert(overrides)
      .values({ tokenHash: hashToken(token), name, ...values })
      .onConflictDoUpdate({ target: [overrides.tokenHash, overrides.name], set: values });
  });
}

export async function deleteOverrides(db: Database, token: string): Promise<void> {
  await db.delete(overrides).where(eq(overrides.tokenHash, hashToken(token)));
}

export async function deleteExpiredOverrides(db: Database | Transaction): Promise<void> {
  await db.delete(overrides).where(lte(overrides.expiresAt, sql`now()`));
}
