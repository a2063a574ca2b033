import { useState } from 'react';
import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { useFieldFocus } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { limitText } from './failure-text';
import { useImportTexts } from './texts';
import { today } from '../today';
import { useRefetch } from './use-import-data';

type BalanceFormProps = {
  account: Pick<MoneyAccount, 'id' | 'side'>;
  onSaved: () => void;
  onCancel: () => void;
};

/** The balance of an account on a day. It takes the focus when it opens and when it is invalid; Escape closes it. */
export function BalanceForm({ account: { id, side }, onSaved, onCancel }: BalanceFormProps) {
  const t = useImportTexts();
  const api = useApi();
  const refetch = useRefetch();
  const [amount, setAmount] = useState('');
  const [on, setOn] = useState(today());
  const [checks, setChecks] = useState(0);
  const form = useFieldFocus(checks, 'input');
  const save = useMutation({
    mutationFn: async (cents: number) =>
      callApi(api, moneyImportCalls.updateBalance, { params: { id }, body: { balance_cents: cents, on } }),
    onSuccess: async () => {
      onSaved();
      await refetch();
    },
  });
  const cents = typedCents(amount);
  const isDay = on !== '' && on <= today();
  return (
    <div role="presentation" className={styles.inRow} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChecks(checks + 1);
          if (cents !== undefined && isDay && !save.isPending) save.mutate(cents);
        }}
      >
        <TextField
          label={t(side === 'liability' ? 'hand.owed' : 'hand.balance')}
          inputMode="decimal"
          value={amount}
          error={checks > 0 && cents === undefined ? t('hand.amountError') : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={t('hand.on')}
          type="date"
          max={today()}
          value={on}
          error={checks > 0 && !isDay ? t('hand.dateError') : undefined}
          onChange={({ target }) => setOn(target.value)}
        />
        <div className={styles.whole}>
          <Button type="submit" size="sm" busy={save.isPending}>
            {t('hand.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('hand.cancel')}
          </Button>
        </div>
        {save.isError && (
          <div className={styles.inRow}>
            <Banner>{limitText(save.error, t) ?? t('hand.failed')}</Banner>
          </div>
        )}
      </form>
    </div>
  );
}
