import * as v from 'valibot';
import { ApiError } from '@verdant/shared/api';
import { useCall } from '@verdant/shared/calls';
import { useChanges } from '@verdant/shared/changes';
import {
  callApi,
  datedBalance,
  fileProblem,
  limitReached,
  moneyBalanceCalls,
  moneyImportCalls,
} from '@verdant/shared/contract';
import type { CallInput, MoneyAccount, MoneyImport, MoneyOverview, NewAccount } from '@verdant/shared/contract';
import { today } from '@verdant/shared/format';
import { useMoney } from '@verdant/shared/money';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { useImportTexts } from './texts';

/** Keys of the queries that are fetched again after a change: all data computed from accounts and transactions. */
const AFFECTED_QUERY_KEYS = [['money'], ['account-data'], ['imports']];

export function useRefetchMoneyData(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(AFFECTED_QUERY_KEYS.map(async (queryKey) => client.invalidateQueries({ queryKey })));
  };
}

export const useImports = () => useCall(moneyImportCalls.list, {}, ['imports']);

const NONE: readonly MoneyAccount[] = [];

export function useManualAccounts(): { accounts: readonly MoneyAccount[]; isLoading: boolean } {
  const { overview, isLoading } = useMoney();
  return { accounts: overview?.accounts.filter(({ source }) => source !== 'link') ?? NONE, isLoading };
}

export function useUndoImport() {
  const api = useApi();
  const refetch = useRefetchMoneyData();
  return useMutation({
    mutationFn: async ({ id }: Pick<MoneyImport, 'id' | 'file_name'>) =>
      callApi(api, moneyImportCalls.undo, { params: { id } }),
    onSuccess: refetch,
  });
}

type ImportTexts = ReturnType<typeof useImportTexts>;

const withProblem = v.object({ file_problem: fileProblem });
const [CONFLICT, TOO_LARGE, TOO_MANY] = [409, 413, 429];

const shownLimits = ['transactions', 'accounts', 'imports', 'balances'] as const;

function limitReachedText(error: unknown, t: ImportTexts): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const limitBody = v.safeParse(limitReached, error.body);
  const shown = limitBody.success ? shownLimits.find((limit) => limit === limitBody.output.limit) : undefined;
  return shown && t(`error.limit.${shown}`);
}

export function importFailureText(error: unknown, t: ImportTexts): string {
  if (!(error instanceof ApiError)) return t('error.other');
  const limit = limitReachedText(error, t);
  if (limit !== undefined) return limit;
  const problemBody = v.safeParse(withProblem, error.body);
  if (problemBody.success) {
    const { reason, line } = problemBody.output.file_problem;
    return reason === 'quote' && line !== null ? t('error.quoteAt', { line }) : t(`error.${reason}`);
  }
  if (error.status === CONFLICT) return t('error.nothingNew');
  if (error.status === TOO_LARGE) return t('error.size');
  return t(error.status === TOO_MANY ? 'error.busy' : 'error.other');
}

type AccountChange =
  | { type: 'add'; account: NewAccount }
  | { type: 'update'; id: string; balance: v.InferOutput<typeof datedBalance> }
  | { type: 'decide'; id: string; decision: CallInput<typeof moneyBalanceCalls.decideSame>['body'] }
  | { type: 'remove'; id: string };

/** Returns the schema of a day that is not in the future. */
export const pastOrTodaySchema = () => v.pipe(datedBalance.entries.on, v.maxValue(today()));

async function sendChange(api: ReturnType<typeof useApi>, change: AccountChange): Promise<unknown> {
  if (change.type === 'add') return callApi(api, moneyImportCalls.addAccount, { body: change.account });
  const params = { id: change.id };
  if (change.type === 'update') return callApi(api, moneyImportCalls.updateBalance, { params, body: change.balance });
  if (change.type === 'decide') return callApi(api, moneyBalanceCalls.decideSame, { params, body: change.decision });
  return callApi(api, moneyImportCalls.removeAccount, { params });
}

/** Provides changes of the manually entered accounts, after which all account data is fetched again. */
export function useAccountChanges() {
  const t = useImportTexts();
  const api = useApi();
  const { overview } = useMoney();
  return useChanges<AccountChange, MoneyOverview>({
    queryKey: ['money'],
    shown: overview,
    affects: AFFECTED_QUERY_KEYS,
    send: async (change) => {
      await sendChange(api, change);
      return {};
    },
    refusals: (_change, error) => ({ 409: limitReachedText(error, t) ?? t('hand.failed') }),
  });
}

export type AccountChanges = ReturnType<typeof useAccountChanges>;
