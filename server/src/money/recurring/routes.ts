import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { moneyCalendarCalls, moneyCycleCalls, type CalendarState } from '@verdant/shared/contract';
import { ApiError, hashToken, newToken } from '@verdant/federation/http';
import { limitPerMinute, tooManyRequestsError } from '@verdant/federation/limits';
import { authenticate } from '../../accounts/authenticate';
import { queueNotice } from '../../accounts/notices';
import { tokenOf } from '../../accounts/request';
import { calendarLinks, users } from '../../accounts/schema';
import { runWithActiveSession } from '../../accounts/session';
import type { Database } from '../../database';
import type { Jobs } from '../../jobs';
import { serveCall } from '../../serve-call';
import { dayAfter } from '../days';
import { limitedRouteOptions, type LimitedRoutesContext } from '../limit-changes';
import { getDueBills, resolveBills } from './bills';
import { formatCalendar } from './calendar';
import { correctBill, correctPay, putBill, removeBill } from './corrections';
import { findCycleInput, findMoneyCycle } from './store';

const MAX_CHANGES_PER_MINUTE = 60;
const MAX_LINK_CHANGES_PER_MINUTE = 20;
const UNKNOWN_PER_MINUTE = 30;
const READS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Number of days that the calendar covers. A quarterly bill occurs once in this period. */
const AHEAD_DAYS = 92;

const isOf = (userId: string) => eq(calendarLinks.userId, userId);

async function findState(db: Database, userId: string): Promise<CalendarState> {
  const [link] = await db.select({ createdAt: calendarLinks.createdAt }).from(calendarLinks).where(isOf(userId));
  return { created_at: link?.createdAt.toISOString() ?? null };
}

/**
 * Finds the owner of a calendar's token; undefined if the token is unknown or the owner's account is about to be deleted.
 */
async function findOwner(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ userId: calendarLinks.userId })
    .from(calendarLinks)
    .innerJoin(users, eq(users.id, calendarLinks.userId))
    .where(and(eq(calendarLinks.tokenHash, hashToken(token)), isNull(users.deleteAt)));
  return link?.userId;
}

interface RecurringContext extends LimitedRoutesContext {
  readonly jobs: Jobs;
}

/** Serves the pay cycle with the user's corrections, and the private calendar link with which calendars read the bills. */
export const recurringRoutes: FastifyPluginAsync<RecurringContext> = async (app, context) => {
  const { db, limits } = context;
  const changing = limitedRouteOptions(context, 'pay and bills', MAX_CHANGES_PER_MINUTE);
  serveCall(app, moneyCycleCalls.cycle, { preHandler: authenticate(db) }, async ({ account }) =>
    findMoneyCycle(db, account.id),
  );
  serveCall(app, moneyCycleCalls.correctPay, changing, async ({ account }, { body }) => {
    await correctPay(db, account.id, body);
    return findMoneyCycle(db, account.id);
  });
  serveCall(app, moneyCycleCalls.correctBill, changing, async ({ account }, { body }) => {
    await correctBill(db, account.id, body);
    return findMoneyCycle(db, account.id);
  });
  serveCall(app, moneyCycleCalls.putBill, changing, async ({ account }, { params, body }) => {
    await putBill(db, account.id, params.id, body);
    return findMoneyCycle(db, account.id);
  });
  serveCall(app, moneyCycleCalls.removeBill, changing, async ({ account }, { params }) => {
    await removeBill(db, account.id, params.id);
    return findMoneyCycle(db, account.id);
  });

  const changingLink = limitedRouteOptions(context, 'calendar links', MAX_LINK_CHANGES_PER_MINUTE);
  serveCall(app, moneyCalendarCalls.state, { preHandler: authenticate(db) }, async ({ account }) =>
    findState(db, account.id),
  );
  serveCall(app, moneyCalendarCalls.create, changingLink, async (request) => {
    const { id: userId } = request.account;
    const token = newToken();
    const link = { tokenHash: hashToken(token), createdAt: new Date() };
    await runWithActiveSession(db, { userId, token: tokenOf(request) }, async (transaction) =>
      transaction
        .insert(calendarLinks)
        .values({ userId, ...link })
        .onConflictDoUpdate({ target: calendarLinks.userId, set: link }),
    );
    await queueNotice(context, request, 'calendar-link-created', request.account);
    return { token, created_at: link.createdAt.toISOString() };
  });
  serveCall(app, moneyCalendarCalls.revoke, changingLink, async ({ account }) => {
    await db.delete(calendarLinks).where(isOf(account.id));
    return { created_at: null };
  });
  // Calendar services read many users' calendars from one IP address, so only requests with unknown tokens are counted.
  const countUnknown = limitPerMinute(limits.flood, 'unknown calendars', { max: UNKNOWN_PER_MINUTE });
  const readLimit = { name: 'calendar', max: READS_PER_MINUTE, windowMs: MINUTE_MS };
  serveCall(app, moneyCalendarCalls.feed, {}, async (request, { params }, reply) => {
    const userId = await findOwner(db, params.token);
    if (userId === undefined) {
      await countUnknown(request);
      throw new ApiError(404, 'This calendar does not exist.');
    }
    const waitMs = limits.flood.hit(readLimit, userId);
    if (waitMs > 0) throw tooManyRequestsError(waitMs);
    const now = new Date();
    const input = await findCycleInput(db, userId, now);
    const bills = getDueBills(resolveBills(input), dayAfter(input.today, AHEAD_DAYS));
    return reply.type('text/calendar; charset=utf-8').send(formatCalendar(bills, now));
  });
};
