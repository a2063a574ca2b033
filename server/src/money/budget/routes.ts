import type { FastifyPluginAsync } from 'fastify';
import { moneyBudgetCalls } from '@verdant/shared/contract';
import { authenticate } from '../../accounts/authenticate';
import { serveCall } from '../../serve-call';
import { limitedRouteOptions, type LimitedRoutesContext } from '../limit-changes';
import { changeBudgetAmounts, findBudget, saveBudgetAmount, removeBudgetAmount } from './store';

const MAX_CHANGES_PER_MINUTE = 60;

export const budgetRoutes: FastifyPluginAsync<LimitedRoutesContext> = async (app, context) => {
  const { db } = context;
  const changing = limitedRouteOptions(context, 'budget', MAX_CHANGES_PER_MINUTE);
  serveCall(app, moneyBudgetCalls.budget, { preHandler: authenticate(db) }, async ({ account }) =>
    findBudget(db, account.id),
  );
  serveCall(app, moneyBudgetCalls.change, changing, async ({ account }, { body }) => {
    await changeBudgetAmounts(db, account.id, body);
    return findBudget(db, account.id);
  });
  serveCall(app, moneyBudgetCalls.put, changing, async ({ account }, { params, body }) => {
    await saveBudgetAmount(db, account.id, { ...params, ...body });
    return findBudget(db, account.id);
  });
  serveCall(app, moneyBudgetCalls.remove, changing, async ({ account }, { params }) => {
    await removeBudgetAmount(db, account.id, params.category);
    return findBudget(db, account.id);
  });
};
