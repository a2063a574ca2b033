import { useChanges } from '@verdant/shared/changes';
import { callApi, MAX_ADDED_BILLS, moneyCycleCalls } from '@verdant/shared/contract';
import type { MoneyCycle } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { cycleKey } from '../dashboard/account-data/use-cycle';
import { inverseOf, predicted } from './changes';
import type { Change } from './changes';
import { useBillsTexts } from './texts';

/** Changes the pay cycle and its bills. A change shows at once; the response replaces the figures here and on the dashboard. */
export function useBillChanges(shown: MoneyCycle, version: string) {
  const t = useBillsTexts();
  const api = useApi();
  return useChanges<Change, MoneyCycle>({
    queryKey: cycleKey(version),
    shown,
    send: async (change) => {
      if (change.type === 'pay') return callApi(api, moneyCycleCalls.correctPay, { body: change.said });
      if (change.type === 'correct') return callApi(api, moneyCycleCalls.correctBill, { body: change.said });
      const params = { id: change.id };
      if (change.type === 'remove') return callApi(api, moneyCycleCalls.removeBill, { params });
      return callApi(api, moneyCycleCalls.putBill, { params, body: change.bill });
    },
    inverseOf,
    predicted,
    refusals: () => ({ 409: t('done.tooMany', { count: MAX_ADDED_BILLS }) }),
  });
}
