import { useCall } from '@verdant/shared/calls';
import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { MoneyAccount, MoneyImport } from '@verdant/shared/contract';
import type { FormFailure } from '@verdant/shared/forms';
import { useMoney } from '@verdant/shared/money';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { limitText } from './failure-text';
import { useImportTexts } from './texts';

/** Keys of the queries that are fetched again after a change: all data computed from accounts and transactions. */
const AFFECTED = [['money'], ['account-data'], ['imports']];

export function useRefetchMoneyData(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(AFFECTED.map(async (queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Returns a function that sends a form's account change and refetches account data. Resolves to null or to the failure. */
export function useSubmitAccountChange() {
  const t = useImportTexts();
  const refetch = useRefetchMoneyData();
  return async (send: () => Promise<unknown>, onSaved: () => void): Promise<FormFailure | null> => {
    try {
      await send();
    } catch (error) {
      return { message: limitText(error, t) ?? t('hand.failed') };
    }
    onSaved();
    await refetch();
    return null;
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
