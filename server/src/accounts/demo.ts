import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { newToken, ApiError } from '@verdant/federation/http';
import type { Language } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { AccountContext } from './context';
import { users } from './schema';
import type { Client } from './request';
import { createUser } from './store';

const DEMO_HOURS = 24;
/** Maximum number of demo households, each of which stores about 700 transactions. */
const MAX_DEMOS = 500;
const HOUR_MS = 60 * 60 * 1000;

const demoNotOfferedError = () => new ApiError(404, 'A demo household is not offered here.');

/** Fills a new demo household, returns a session token. Throws a 404 if demos are off, a 503 if `MAX_DEMOS` exist. */
export async function createDemoAccount(
  { db, passwords, settings, fillDemo }: AccountContext,
  client: Client,
  language: Language,
): Promise<string> {
  if (!settings.demo) throw demoNotOfferedError();
  if ((await db.$count(users, eq(users.isDemo, true))) >= MAX_DEMOS) {
    throw new ApiError(503, 'Too many demo households are open. Please try again later.');
  }
  const now = new Date();
  const created = await createUser(
    db,
    {
      // The domain does not exist (RFC 2606), so that no mail can be delivered.
      email: `${randomUUID()}@demo.invalid`,
      passwordHash: await passwords.hash(newToken(), client),
      first_name: 'Demo',
      last_name: 'Household',
      phone: '',
      isDemo: true,
      emailVerifiedAt: now,
      deleteAt: new Date(now.getTime() + DEMO_HOURS * HOUR_MS),
    },
    settings,
    client.device,
  );
  if (!created) throw new Error('the random address of a demo household is taken');
  try {
    await fillDemo(created.user.id, language, now);
  } catch (error) {
    await deleteDemoAccount(db, created.user.id);
    throw error;
  }
  return created.token;
}

/** Deletes a demo household. Does nothing for any other account. */
export async function deleteDemoAccount(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, userId), eq(users.isDemo, true)));
}
