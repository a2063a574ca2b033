import * as v from 'valibot';
import { accountKinds, newAccount } from '@verdant/shared/contract';
import type { AccountKind } from '@verdant/shared/contract';
import { today } from '@verdant/shared/format';
import { checkForm, useForm } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { Banner, Button, Checkbox, SelectField, TextField } from '@verdant/shared/ui';
import styles from '../section/section.module.css';
import { pastOrTodaySchema, type AccountChanges } from './import-data';
import { useImportTexts } from './texts';

const OWED: readonly AccountKind[] = ['credit_card', 'home_loan', 'other_loan'];
/** Kinds of accounts that totals exclude unless the user includes them: superannuation cannot be withdrawn for decades. */
const NOT_COUNTED: readonly AccountKind[] = ['super'];

const empty = (kind: AccountKind) => ({
  kind,
  name: '',
  balance_cents: '',
  on: today(),
  side: OWED.includes(kind) ? 'liability' : 'asset',
  is_counted: !NOT_COUNTED.includes(kind),
});

export function AccountForm({ changes }: { changes: AccountChanges }) {
  const t = useImportTexts();
  const form = useForm({
    initial: empty('super'),
    check: ({ balance_cents: amount, ...account }) =>
      checkForm(
        v.object({ ...newAccount.entries, on: pastOrTodaySchema() }),
        { ...account, balance_cents: typedCents(amount) },
        { name: t('import.nameMissing'), balance_cents: t('hand.amountError'), on: t('hand.dateError') },
      ),
    submit: async (account) =>
      changes.save({ type: 'add', account }, t('hand.added', { name: account.name }), () =>
        form.restart(empty(account.kind)),
      ),
    blocked: changes.isBusy,
  });
  const { field, set } = form;
  const { kind, name, balance_cents: amount, on, side, is_counted: isCounted } = form.values;
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
          set({ ...empty(next), name, balance_cents: amount, on });
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
        {...field('balance_cents')}
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
          onChange={({ target }) => set({ is_counted: target.checked })}
        />
      </div>
    </form>
  );
}
