import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import { publishedUrl } from './release-urls';
import { stateAfter, type Activation } from './remote-state';
import { activations, releases } from './schema';

export type StoredActivation = typeof activations.$inferSelect;

/**
 * Lets one switch run at a time, of any remote and on any server: each decision sees all before it, and numbers become
 * visible in their order.
 */
export async function lockActivations(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-switches'))`);
}

/** Every switch of a remote, oldest first. */
export async function findActivations(db: Database | Transaction, name: string): Promise<StoredActivation[]> {
  return db.select().from(activations).where(eq(activations.name, name)).orderBy(activations.id);
}

/** Every switch of every remote, oldest first. */
export async function findAllActivations(db: Database | Transaction): Promise<StoredActivation[]> {
  return db.select().from(activations).orderBy(activations.id);
}

export interface NewActivation {
  readonly name: string;
  readonly change: Activation;
  readonly reason: string;
  /** Id of the key that signed the request or of the operator, or `server`. */
  readonly by: string;
}

export async function saveActivation(
  transaction: Transaction,
  { name, change, reason, by }: NewActivation,
): Promise<void> {
  await transaction.insert(activations).values({ name, ...change, reason, by });
}

/** Whether a release was removed: its version stays taken. */
export async function wasRemoved(db: Database | Transaction, name: string, version: string): Promise<boolean> {
  const isRemoval = eq(activations.action, 'remove');
  return (
    (await db.$count(activations, and(eq(activations.name, name), eq(activations.version, version), isRemoval))) > 0
  );
}

/** Deletes a release with its files. */
export async function deleteRelease(transaction: Transaction, name: string, version: string): Promise<void> {
  await transaction.delete(releases).where(and(eq(releases.name, name), eq(releases.version, version)));
}

export type StoredRelease = Pick<typeof releases.$inferSelect, 'name' | 'version' | 'manifest' | 'publishedAt'>;

const listed = {
  name: releases.name,
  version: releases.version,
  manifest: releases.manifest,
  publishedAt: releases.publishedAt,
};

/** The releases of one remote, or of all, newest first. */
export async function findReleases(db: Database | Transaction, name?: string): Promise<StoredRelease[]> {
  return db
    .select(listed)
    .from(releases)
    .where(name === undefined ? undefined : eq(releases.name, name))
    .orderBy(releases.name, desc(releases.publishedAt));
}

/** A published release, and the folder of its files with a final slash; undefined when there is none or it was removed. */
export async function findRelease(
  db: Database,
  name: string,
  version: string,
): Promise<{ manifest: ReleaseManifest; url: string } | undefined> {
  const [row] = await db
    .select({ manifest: releases.manifest, url: releases.url })
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)));
  return row && { manifest: row.manifest, url: row.url ?? publishedUrl(name, version) };
}

/** What every other remote has active, canaries included, in the order in which the releases were published. */
export async function findActiveOfOthers(db: Database | Transaction, name: string): Promise<ReleaseManifest[]> {
  const switches = await findAllActivations(db);
  const names = new Set(switches.map((one) => one.name).filter((one) => one !== name));
  const active = [...names].flatMap((other) => {
    const { stable, canary } = stateAfter(switches.filter((one) => one.name === other));
    return [stable, canary?.version].filter((version) => version !== undefined).map((version) => `${other} ${version}`);
  });
  if (active.length === 0) return [];
  const rows = await db
    .select(listed)
    .from(releases)
    .where(inArray(releases.name, [...names]))
    .orderBy(releases.publishedAt);
  return rows.filter((row) => active.includes(`${row.name} ${row.version}`)).map(({ manifest }) => manifest);
}
