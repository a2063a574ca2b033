import type { FastifyPluginAsync } from 'fastify';
import {
  goalCalls,
  cashFlowForecastCalls,
  moneyBalanceCalls,
  moneyCalls,
  moneyCorrectionCalls,
  REFRESH_LIMIT_MS,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { AccountSettings } from '../accounts/account-settings';
import type { Account } from '../accounts/session';
import { authenticate } from '../accounts/authenticate';
import { bankRefreshJobKind, type BankLinking } from '../bank-link';
import { findGoals, findRemainingPlans } from '../goals/store';
import type { Jobs } from '../jobs';
import { serveCall } from '../serve-call';
import { findBalanceHistory } from './balances';
import { saveSameAccountDecision } from './import/accounts';
import { findLastCoveredDay } from './import/coverage';
import {
  changeTransactions,
  correctCategory,
  countMerchantTransactions,
  saveNote,
  saveSplit,
} from './transaction-edits';
import { findMonthFigures } from './find-months';
import { MAX_MEASURED_MONTHS, computeMeasures } from './measures';
import { dayInSydney } from './days';
import { limitedRouteOptions, type LimitedRoutesContext } from './limit-changes';
import { forecastEverydayMoney } from './recurring/ahead';
import { findCycleInput } from './recurring/store';
import { refreshUserAccounts } from './refresh';
import { findTransactions } from './find-transactions';
import { findBalances, findUsersToRefresh, findOverview } from './store';

/** Maximum number of updates a minute. Each update sends several requests to the aggregator. */
const MAX_REFRESHES_PER_MINUTE = 6;
/** Maximum number of the user's decisions a minute. Each decision causes all transactions to be read. */
const MAX_DECISIONS_PER_MINUTE = 20;
const YEAR_DAYS = 365;

interface MoneyContext extends LimitedRoutesContext {
  readonly bankLinking: BankLinking | undefined;
  readonly jobs: Jobs;
  readonly settings: Pick<AccountSettings, 'storedTransactions'>;
}

export const moneyRoutes: FastifyPluginAsync<MoneyContext> = async (
  app,
  { db, bankLinking, jobs, limits, settings },
) => {
  const { storedTransactions: maxTransactions } = settings;
  const signedIn = { preHandler: authenticate(db) };

  if (bankLinking) {
    const { aggregator } = bankLinking;
    jobs.handle(bankRefreshJobKind, async ({ user_id: userId }, { signal }) => {
      const { failures } = await refreshUserAccounts(db, aggregator, userId, { signal, asks: false, maxTransactions });
      if (failures.includes('unavailable')) throw new Error('a bank or the aggregator did not respond');
    });
    jobs.repeat('queue-bank-refreshes', async () => {
      const people = await findUsersToRefresh(db);
      await jobs.sendEach(
        bankRefreshJobKind,
        people.map((userId) => ({ user_id: userId })),
      );
    });
  }

  const overviewOf = async ({ id: userId, isDemo }: Account) => {
    const overview = await findOverview(db, userId);
    const kept =
      overview.updates.length === 0 && overview.accounts.every(({ source }) => source !== 'import')
        ? await findRemainingPlans(db, userId)
        : undefined;
    return { ...overview, can_link: bankLinking !== undefined && !isDemo, ...(kept && { kept }) };
  };
  serveCall(app, moneyCalls.overview, signedIn, async (request) => overviewOf(request.account));

  const refreshing = limitedRouteOptions({ db, limits }, 'bank refresh', MAX_REFRESHES_PER_MINUTE);
  serveCall(app, moneyCalls.refresh, refreshing, async (request) => {
    if (!bankLinking) throw new ApiError(503, 'Bank connections are not available.');
    const { id } = request.account;
    const signal = AbortSignal.timeout(REFRESH_LIMIT_MS);
    const { updateStatusByLink } = await refreshUserAccounts(db, bankLinking.aggregator, id, {
      signal,
      asks: true,
      maxTransactions,
    });
    const overview = await overviewOf(request.account);
    return {
      ...overview,
      updates: overview.updates.map((update) => ({ ...update, asked: updateStatusByLink.get(update.link_id) ?? null })),
    };
  });

  serveCall(app, moneyCalls.transactions, signedIn, async (request, { query }) =>
    findTransactions(db, request.account.id, query),
  );

  serveCall(app, moneyCalls.spending, signedIn, async ({ account: { id: userId } }, { query }) => {
    const today = await findLastCoveredDay(db, userId, new Date());
    return { months: await findMonthFigures(db, userId, { today, monthsBefore: query.months - 1 }) };
  });

  serveCall(app, goalCalls.measures, signedIn, async ({ account: { id: userId } }) => {
    const today = await findLastCoveredDay(db, userId, new Date());
    const months = await findMonthFigures(db, userId, { today, monthsBefore: MAX_MEASURED_MONTHS });
    return {
      ...computeMeasures(months, await findBalances(db, userId), today),
      goals: await findGoals(db, userId),
    };
  });

  serveCall(app, cashFlowForecastCalls.ahead, signedIn, async ({ account: { id: userId } }) =>
    forecastEverydayMoney(await findCycleInput(db, userId, new Date()), await findGoals(db, userId)),
  );

  serveCall(app, moneyBalanceCalls.history, signedIn, async (request, { query }) =>
    findBalanceHistory(db, request.account.id, query.from ?? dayInSydney(new Date(), YEAR_DAYS)),
  );

  const deciding = limitedRouteOptions({ db, limits }, 'same accounts', MAX_DECISIONS_PER_MINUTE);
  serveCall(app, moneyBalanceCalls.decideSame, deciding, async (request, { params, body }, reply) => {
    await saveSameAccountDecision(db, request.account.id, params.id, body);
    return reply.code(204).send();
  });

  serveCall(app, moneyCorrectionCalls.correct, signedIn, async (request, { params, body }) =>
    correctCategory(db, request.account.id, params.id, body),
  );

  serveCall(app, moneyCorrectionCalls.merchant, signedIn, async (request, { params }) =>
    countMerchantTransactions(db, request.account.id, params.id),
  );

  serveCall(app, moneyCorrectionCalls.note, signedIn, async (request, { params, body }, reply) => {
    await saveNote(db, request.account.id, params.id, body.note);
    return reply.code(204).send();
  });

  serveCall(app, moneyCorrectionCalls.split, signedIn, async (request, { params, body }, reply) => {
    await saveSplit(db, request.account.id, params.id, body.parts);
    return reply.code(204).send();
  });

  serveCall(app, moneyCorrectionCalls.change, signedIn, async (request, { body }) =>
    changeTransactions(db, request.account.id, body.changes),
  );
};
