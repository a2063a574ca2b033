import type { FastifyPluginAsync } from 'fastify';
import { moneyCycleCalls } from '@verdant/shared/contract';
import { authenticate } from '../../accounts/authenticate';
import { serveCall } from '../../serve-call';
import { dayInSydney } from '../days';
import { limitedRouteOptions, type LimitedRoutesContext } from '../limit-changes';
import { correctBill, correctPay, putBill, removeBill } from './corrections';
import { findMoneyCycle } from './store';

const MAX_CHANGES_PER_MINUTE = 60;

export const recurringRoutes: FastifyPluginAsync<LimitedRoutesContext> = async (app, context) => {
  const { db } = context;
  const changing = limitedRouteOptions(context, 'pay and bills', MAX_CHANGES_PER_MINUTE);
  serveCall(app, moneyCycleCalls.cycle, { preHandler: authenticate(db) }, async ({ account }) =>
    findMoneyCycle(db, account.id, new Date()),
  );
  serveCall(app, moneyCycleCalls.correctPay, changing, async ({ account }, { body }) => {
    const now = new Date();
    await correctPay(db, account.id, body, dayInSydney(now));
    return findMoneyCycle(db, account.id, now);
  });
  serveCall(app, moneyCycleCalls.correctBill, changing, async ({ account }, { body }) => {
    const now = new Date();
    await correctBill(db, account.id, body, dayInSydney(now));
    return findMoneyCycle(db, account.id, now);
  });
  serveCall(app, moneyCycleCalls.putBill, changing, async ({ account }, { params, body }) => {
    const now = new Date();
    await putBill(db, account.id, { id: params.id, bill: body, today: dayInSydney(now) });
    return findMoneyCycle(db, account.id, now);
  });
  serveCall(app, moneyCycleCalls.removeBill, changing, async ({ account }, { params }) => {
    await removeBill(db, account.id, params.id);
    return findMoneyCycle(db, account.id, new Date());
  });
};
