import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { sandboxKeys, sandboxLinks } from '../schema';

export type SandboxLink = typeof sandboxLinks.$inferSelect;

/** Returns the key that signs the sandbox's tokens. The first call creates the key, which all servers share. */
export async function readOrCreateSandboxKey(db: Database): Promise<string> {
  const [row] = await db.select().from(sandboxKeys).where(eq(sandboxKeys.name, 'tokens'));
  if (row) return row.value;
  await db
    .insert(sandboxKeys)
    .values({ name: 'tokens', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return readOrCreateSandboxKey(db);
}

/** Connects a user with a bank. A repeated call keeps the connection and gives it a new request id. */
export async function addSandboxLink(db: Database, loginName: string, providerId: number): Promise<SandboxLink> {
  const requestId = randomUUID();
  const [link] = await db
    .insert(sandboxLinks)
    .values({ loginName, providerId, requestId })
    .onConflictDoUpdate({ target: [sandboxLinks.loginName, sandboxLinks.providerId], set: { requestId } })
    .returning();
  if (!link) throw new Error('the insert of a connection returned no row');
  return link;
}

/** Returns a user's connections, oldest first. */
export async function findSandboxLinks(db: Database, loginName: string): Promise<SandboxLink[]> {
  return db
    .select()
    .from(sandboxLinks)
    .where(eq(sandboxLinks.loginName, loginName))
    .orderBy(sandboxLinks.providerAccountId);
}

export async function removeSandboxLink(db: Database, loginName: string, providerAccountId: string): Promise<void> {
  const isIt = eq(sql`${sandboxLinks.providerAccountId}::text`, providerAccountId);
  await db.delete(sandboxLinks).where(and(eq(sandboxLinks.loginName, loginName), isIt));
}

export async function removeSandboxUser(db: Database, loginName: string): Promise<void> {
  await db.delete(sandboxLinks).where(eq(sandboxLinks.loginName, loginName));
}
