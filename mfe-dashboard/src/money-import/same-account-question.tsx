import { callApi, moneyBalanceCalls } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { useMoney } from '@verdant/shared/money';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';
import { useRefetchMoneyData } from './use-import-data';

type SameAccountProps = {
  account: MoneyAccount;
  onDecided: (text: string) => void;
};

/** Asks whether a manually entered account is the same as a linked account. Renders nothing without such a match. */
export function SameAccountQuestion({ account: { id, name, same_as: same }, onDecided }: SameAccountProps) {
  const t = useImportTexts();
  const api = useApi();
  const refetch = useRefetchMoneyData();
  const { overview } = useMoney();
  const linked = overview?.accounts.find((account) => account.id === same?.account_id);
  const decide = useMutation({
    mutationFn: async (body: { account_id: string; is_same: boolean }) =>
      callApi(api, moneyBalanceCalls.decideSame, { params: { id }, body }),
    onSuccess: async (_none, { is_same: isSame }) => {
      onDecided(t(isSame ? 'same.once' : 'same.both', { name }));
      await refetch();
    },
  });
  if (!same || !linked) return null;
  const other = `${linked.name}, ${linked.institution}`;
  const control = (isSame: boolean) => (
    <Button
      variant={isSame ? 'secondary' : 'quiet'}
      size="sm"
      aria-label={t(isSame ? 'same.yesOf' : 'same.noOf', { name, other })}
      busy={decide.isPending && decide.variables.is_same === isSame}
      onClick={() => decide.mutate({ account_id: linked.id, is_same: isSame })}
    >
      {t(isSame ? 'same.yes' : 'same.no')}
    </Button>
  );
  return (
    <div className={`${styles.same} v-stack v-gap-2`}>
      {decide.isError && <Banner>{t('hand.failed')}</Banner>}
      <p className="v-muted v-sm">{t(same.status === 'asked' ? 'same.asked' : 'same.found', { other })}</p>
      <span className="v-cluster v-gap-3 v-center">
        {same.status === 'asked' && control(true)}
        {control(false)}
      </span>
    </div>
  );
}
