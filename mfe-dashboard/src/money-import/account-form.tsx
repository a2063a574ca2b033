import { accountKinds, callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { AccountKind, NewAccount } from '@verdant/shared/contract';
import { today } from '@verdant/shared/format';
import { checkFields, useForm } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Checkbox, SelectField, TextField } from '@verdant/shared/ui';
import styles from '../section/rows.module.css';
import { useImportTexts } from './texts';
import { useSubmitAccountChange } from './use-import-data';

const OWED: readonly AccountKind[] = ['credit_card', 'home_loan', 'other_loan'];
/** Kinds of accounts that totals exclude unless the user includes them: superannuation cannot be withdrawn for decades. */
const NOT_COUNTED: readonly AccountKind[] = ['super'];

type Values = Pick<NewAccount, 'kind' | 'name' | 'on' | 'side'> & { amount: string; isCounted: boolean };

const empty = (kind: AccountKind): Values => ({
  kind,
  name: '',
  amount: '',
  on: today(),
  side: OWED.includes(kind) ? 'liability' : 'asset',
  isCounted: !NOT_COUNTED.includes(kind),
});

export function AccountForm({ onAdded }: { onAdded: (name: string) => void }) {
  const t = useImportTexts();
  const api = useApi();
  const change = useSubmitAccountChange();
  const form = useForm({
    initial: empty('super'),
    check: ({ amount, isCounted, name: typed, ...account }) => {
      const name = typed.trim();
      const cents = typedCents(amount);
      const isDay = account.on !== '' && account.on <= today();
      return checkFields<NewAccount>(
        {
          name: name === '' && t('import.nameMissing'),
          amount: cents === undefined && t('hand.amountError'),
          on: !isDay && t('hand.dateError'),
        },
        { ...account, name, balance_cents: cents ?? 0, is_counted: isCounted },
      );
    },
    submit: async (body) =>
      change(
        async () => callApi(api, moneyImportCalls.addAccount, { body }),
        () => {
          form.restart(empty(body.kind));
          onAdded(body.name);
        },
      ),
  });
  const { field, set } = form;
  const { kind, name, amount, on, side, isCounted } = form.values;
  return (
    <form {...form.formProps} autoComplete="off" className={`${styles.form} v-gap-4 v-start`}>
      {form.failure && (
        <div className="v-across">
          <Banner>{form.failure}</Banner>
        </div>
      )}
      <SelectField
        label={t('hand.what')}
        value={kind}
        options={accountKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => {
          const next = accountKinds.find((accountKind) => accountKind === target.value) ?? 'other';
          set({ ...empty(next), name, amount, on });
        }}
      />
      {kind === 'other' && (
        <SelectField
          {...field('side')}
          label={t('hand.side')}
          options={(['asset', 'liability'] as const).map((value) => ({ value, label: t(`hand.${value}`) }))}
        />
      )}
      <TextField {...field('name')} label={t('import.name')} maxLength={60} />
      <TextField
        {...field('amount')}
        label={t(side === 'liability' ? 'hand.owed' : 'hand.worth')}
        inputMode="decimal"
      />
      <TextField {...field('on')} label={t('hand.on')} type="date" max={today()} />
      <div className="v-cluster v-gap-3 v-column-6 v-center v-across">
        <Button type="submit" variant="secondary" busy={form.busy}>
          {t('hand.addAction')}
        </Button>
        <Checkbox
          label={t('hand.count')}
          checked={isCounted}
          onChange={({ target }) => set({ isCounted: target.checked })}
        />
      </div>
    </form>
  );
}
