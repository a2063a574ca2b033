import type { FastifyPluginAsync } from 'fastify';
import { goalCalls, type ProposedGoal } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import { findAccountFindings, type AccountFigures } from '../insights/own-amounts/account-figures';
import { fundPlanOfRule } from '../insights/own-amounts/plans';
import { limitedRouteOptions, type LimitedRoutesContext } from '../money/limit-changes';
import { serveCall } from '../serve-call';
import { changeGoal, createGoal, findGoalsState, removeGoal } from './store';

const DOLLAR = 100;

/**
 * Returns the goal that a rule's advice proposes, in whole dollars. Returns null for advice that suggests no emergency
 * fund, and for figures that are missing or too old.
 */
export function proposedGoal(ruleId: string, accountFigures: AccountFigures | null): ProposedGoal | null {
  const fund = fundPlanOfRule(ruleId, accountFigures);
  if (!accountFigures || !fund) return null;
  return {
    target_cents: Math.ceil(fund.targetCents / DOLLAR) * DOLLAR,
    saved_cents: fund.savedCents,
    date: fund.plan.by,
    as_of: accountFigures.asOf,
  };
}

const MAX_CHANGES_PER_MINUTE = 60;

export const goalRoutes: FastifyPluginAsync<LimitedRoutesContext> = async (app, context) => {
  const { db } = context;
  const changing = limitedRouteOptions(context, 'goals', MAX_CHANGES_PER_MINUTE);
  serveCall(app, goalCalls.list, { preHandler: authenticate(db) }, async ({ account }) =>
    findGoalsState(db, account.id),
  );
  serveCall(app, goalCalls.proposed, { preHandler: authenticate(db) }, async ({ account }, { params }) => {
    const { money } = await findAccountFindings(db, account.id, new Date());
    return { proposed: proposedGoal(params.rule, money) };
  });
  serveCall(app, goalCalls.create, changing, async ({ account }, { body }) => ({
    goals: await createGoal(db, account.id, body),
  }));
  serveCall(app, goalCalls.change, changing, async ({ account }, { params, body }) => ({
    goals: await changeGoal(db, account.id, params.id, body),
  }));
  serveCall(app, goalCalls.remove, changing, async ({ account }, { params }) => ({
    goals: await removeGoal(db, account.id, params.id),
  }));
};
