import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { today } from '@verdant/shared/format';
import { checkFields, InlineForm, useForm } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { useApi } from '@verdant/shared/services';
import { TextField } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';
import { useAccountChange } from './use-import-data';

type BalanceFormProps = {
  account: Pick<MoneyAccount, 'id' | 'side'>;
  onSaved: () => void;
  onClose: () => void;
};

const classes = {
  box: styles.inRow,
  form: `${styles.form} v-gap-4 v-start`,
  buttons: `${styles.whole} v-cluster v-gap-3 v-column-6 v-center`,
};

/** A form that sets the balance of an account and the date of the balance. */
export function BalanceForm({ account: { id, side }, onSaved, onClose }: BalanceFormProps) {
  const t = useImportTexts();
  const api = useApi();
  const change = useAccountChange();
  const form = useForm({
    initial: { amount: '', on: today() },
    check: ({ amount, on }) => {
      const cents = typedCents(amount);
      const isDay = on !== '' && on <= today();
      return checkFields(
        { amount: cents === undefined && t('hand.amountError'), on: !isDay && t('hand.dateError') },
        { balance_cents: cents ?? 0, on },
      );
    },
    submit: async (body) =>
      change(async () => callApi(api, moneyImportCalls.updateBalance, { params: { id }, body }), onSaved),
    opensAt: 'input',
  });
  return (
    <InlineForm form={form} classes={classes} onClose={onClose}>
      <TextField
        {...form.field('amount')}
        label={t(side === 'liability' ? 'hand.owed' : 'hand.balance')}
        inputMode="decimal"
      />
      <TextField {...form.field('on')} label={t('hand.on')} type="date" max={today()} />
    </InlineForm>
  );
}
