import { randomUUID } from 'node:crypto';
import { and, eq, like, sql } from 'drizzle-orm';
import { tokens } from '../../accounts/schema';
import { createToken, findTokenData } from '../../accounts/tokens';
import type { Database } from '../../database';
import { sandboxLinks } from '../schema';

export type SandboxLink = typeof sandboxLinks.$inferSelect;

/** Lifetime of a widget's token, a little shorter than the 30 minutes of a FastLink token. */
const WIDGET_MINUTES = 29;

export interface WidgetAccess {
  readonly loginName: string;
  /** The only origin that can frame the widget and gets its messages. */
  readonly origin: string;
}

export async function createWidgetToken(db: Database, { loginName, origin }: WidgetAccess): Promise<string> {
  return createToken(db, { purpose: 'bank-widget', data: `${loginName} ${origin}`, minutes: WIDGET_MINUTES });
}

export async function findWidgetAccess(db: Database, token: string): Promise<WidgetAccess | undefined> {
  const data = await findTokenData(db, 'bank-widget', token);
  const [loginName, origin] = data?.split(' ') ?? [];
  return loginName !== undefined && origin !== undefined ? { loginName, origin } : undefined;
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
  await db.delete(tokens).where(and(eq(tokens.purpose, 'bank-widget'), like(tokens.data, `${loginName} %`)));
}
