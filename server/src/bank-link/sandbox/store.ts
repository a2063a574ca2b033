import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { sandboxKeys, sandboxLinks } from '../schema';

export type SandboxLink = typeof sandboxLinks.$inferSelect;

/** The sandbox's key, created once for all servers on this database. */
export async function sandboxKey(db: Database): Promise<string> {
  await db
    .insert(sandboxKeys)
    .values({ name: 'tokens', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(sandboxKeys).where(eq(sandboxKeys.name, 'tokens'));
  if (!row) throw new Error('the key of the sandbox did not come back');
  return row.value;
}

/** Connects a user with a bank; connecting again updates the connection's request id. */
export async function addLink(db: Database, loginName: string, providerId: number): Promise<SandboxLink> {
  const requestId = randomUUID();
  const [link] = await db
    .insert(sandboxLinks)
    .values({ loginName, providerId, requestId })
    .onConflictDoUpdate({ target: [sandboxLinks.loginName, sandboxLinks.providerId], set: { requestId } })
    .returning();
  if (!link) throw new Error('a new connection did not come back');
  return link;
}

export async function linksOf(db: Database, loginName: string): Promise<SandboxLink[]> {
  return db
    .select()
    .from(sandboxLinks)
    .where(eq(sandboxLinks.loginName, loginName))
    .orderBy(sandboxLinks.providerAccountId);
}

/** Whether the user had such a connection. */
export async function removeLink(db: Database, loginName: string, providerAccountId: number): Promise<boolean> {
  const removed = await db
    .delete(sandboxLinks)
    .where(and(eq(sandboxLinks.loginName, loginName), eq(sandboxLinks.providerAccountId, providerAccountId)))
    .returning({ id: sandboxLinks.providerAccountId });
  return removed.length > 0;
}

/** Removes a user with all connections. */
export async function removeUser(db: Database, loginName: string): Promise<void> {
  await db.delete(sandboxLinks).where(eq(sandboxLinks.loginName, loginName));
}
