import { useCall } from '@verdant/shared/calls';
import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { MoneyAccount, MoneyImport } from '@verdant/shared/contract';
import { useMoney } from '@verdant/shared/money';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** Keys of the queries that are fetched again after a change: all data computed from accounts and transactions. */
export const AFFECTED_QUERY_KEYS = [['money'], ['account-data'], ['imports']];

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
