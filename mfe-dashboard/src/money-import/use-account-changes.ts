import * as v from 'valibot';
import { useChanges } from '@verdant/shared/changes';
import { callApi, datedBalance, moneyBalanceCalls, moneyImportCalls } from '@verdant/shared/contract';
import type { CallInput, MoneyOverview, NewAccount } from '@verdant/shared/contract';
import { today } from '@verdant/shared/format';
import { useMoney } from '@verdant/shared/money';
import { useApi } from '@verdant/shared/services';
import { limitReachedText } from './failure-text';
import { useImportTexts } from './texts';
import { AFFECTED_QUERY_KEYS } from './use-import-data';

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
