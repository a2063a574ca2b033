import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { moneyCalendarCalls, type CalendarState } from '@verdant/shared/contract';
import { ApiError, hashToken, newToken } from '@verdant/federation/http';
import { perMinute, type Limits } from '@verdant/federation/limits';
import { authenticate } from '../../accounts/authenticate';
import { users } from '../../accounts/schema';
import type { Database } from '../../database';
import { serveCall } from '../../serve-call';
import { calendarOf } from './calendar';
import { upcoming } from './cycle';
import { findCycleInput } from './find-cycle';
import { moneyCalendarLinks } from './schema';

const MAX_CHANGES_PER_MINUTE = 20;
/** Of one IP address; tokens cannot be guessed, but looking for them costs a query each. */
const MAX_READS_PER_MINUTE = 30;
/** A quarterly bill is in it once. */
const AHEAD_DAYS = 92;

const isOf = (userId: string) => eq(moneyCalendarLinks.userId, userId);

async function findState(db: Database, userId: string): Promise<CalendarState> {
  const [link] = await db
    .select({ createdAt: moneyCalendarLinks.createdAt })
    .from(moneyCalendarLinks)
    .where(isOf(userId));
  return { created_at: link?.createdAt.toISOString() ?? null };
}

/** Whose calendar a token opens; undefined for one that is unknown, and for an account that is to be deleted. */
async function findOwner(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: moneyCalendarLinks.userId })
    .from(moneyCalendarLinks)
    .innerJoin(users, eq(users.id, moneyCalendarLinks.userId))
    .where(and(eq(moneyCalendarLinks.tokenHash, hashToken(token)), isNull(users.deleteAt)));
  return link?.userId;
}

interface CalendarContext {
  readonly db: Database;
  readonly limits: Limits;
}

/** A calendar of bills by a private link, which can be revoked. */
export const calendarRoutes: FastifyPluginAsync<CalendarContext> = async (app, { db, limits }) => {
  const changing = {
    preHandler: [
      authenticate(db),
      perMinute(limits.flood, 'calendar links', {
        max: MAX_CHANGES_PER_MINUTE,
        keyOf: (request) => request.account.id,
      }),
    ],
  };
  serveCall(app, moneyCalendarCalls.state, { preHandler: authenticate(db) }, async ({ account }) =>
    findState(db, account.id),
  );
  serveCall(app, moneyCalendarCalls.create, changing, async ({ account }) => {
    const token = newToken();
    const link = { tokenHash: hashToken(token), createdAt: new Date() };
    await db
      .insert(moneyCalendarLinks)
      .values({ userId: account.id, ...link })
      .onConflictDoUpdate({ target: moneyCalendarLinks.userId, set: link });
    return { token, created_at: link.createdAt.toISOString() };
  });
  serveCall(app, moneyCalendarCalls.revoke, changing, async ({ account }) => {
    await db.delete(moneyCalendarLinks).where(isOf(account.id));
    return { created_at: null };
  });
  const limited = { preHandler: perMinute(limits.flood, 'calendar', { max: MAX_READS_PER_MINUTE }) };
  serveCall(app, moneyCalendarCalls.feed, limited, async (_request, { params }, reply) => {
    const userId = await findOwner(db, params.token);
    if (userId === undefined) throw new ApiError(404, 'This calendar does not exist.');
    const now = new Date();
    const bills = upcoming(await findCycleInput(db, userId, now), AHEAD_DAYS);
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(bills, now));
  });
};
