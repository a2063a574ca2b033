import type { FastifyPluginAsync } from 'fastify';
import { moneyCycleCalls } from '@verdant/shared/contract';
import { perMinute, type Limits } from '@verdant/federation/limits';
import { authenticate } from '../../accounts/authenticate';
import type { Database } from '../../database';
import { serveCall } from '../../serve-call';
import { dayBefore } from '../day-before';
import { correctBill, correctPay, putBill, removeBill } from './corrections';
import { findCycle } from './find-cycle';

interface RecurringContext {
  readonly db: Database;
  readonly limits: Limits;
}

const MAX_CHANGES_PER_MINUTE = 60;

/** Routes for pay and recurring bills, and for the user's corrections. */
export const recurringRoutes: FastifyPluginAsync<RecurringContext> = async (app, { db, limits }) => {
  const changing = {
    preHandler: [
      authenticate(db),
      perMinute(limits.flood, 'pay and bills', {
        max: MAX_CHANGES_PER_MINUTE,
        keyOf: (request) => request.account.id,
      }),
    ],
  };
  serveCall(app, moneyCycleCalls.cycle, { preHandler: authenticate(db) }, async ({ account }) =>
    findCycle(db, account.id, new Date()),
  );
  serveCall(app, moneyCycleCalls.correctPay, changing, async ({ account }, { body }) => {
    const now = new Date();
    await correctPay(db, account.id, body, dayBefore(now));
    return findCycle(db, account.id, now);
  });
  serveCall(app, moneyCycleCalls.correctBill, changing, async ({ account }, { body }) => {
    const now = new Date();
    await correctBill(db, account.id, body, dayBefore(now));
    return findCycle(db, account.id, now);
  });
  serveCall(app, moneyCycleCalls.putBill, changing, async ({ account }, { params, body }) => {
    const now = new Date();
    await putBill(db, account.id, { id: params.id, bill: body, today: dayBefore(now) });
    return findCycle(db, account.id, now);
  });
  serveCall(app, moneyCycleCalls.removeBill, changing, async ({ account }, { params }) => {
    await removeBill(db, account.id, params.id);
    return findCycle(db, account.id, new Date());
  });
};
