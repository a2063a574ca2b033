import { useState } from 'react';
import { accountKinds, callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { AccountKind, NewAccount } from '@verdant/shared/contract';
import { useFieldFocus } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Checkbox, SelectField, TextField } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { limitText } from './failure-text';
import { useImportTexts } from './texts';
import { today } from '../today';
import { useRefetch } from './use-import-data';

const OWED: readonly AccountKind[] = ['credit_card', 'home_loan', 'other_loan'];
/** Money that cannot be reached for decades is counted only where the user says so. */
const NOT_COUNTED: readonly AccountKind[] = ['super'];

const empty = (kind: AccountKind) => ({
  kind,
  name: '',
  amount: '',
  on: today(),
  side: OWED.includes(kind) ? ('liability' as const) : ('asset' as const),
  isCounted: !NOT_COUNTED.includes(kind),
});

/** Adds an account by hand. */
export function AccountForm({ onAdded }: { onAdded: (name: string) => void }) {
  const t = useImportTexts();
  const api = useApi();
  const refetch = useRefetch();
  const [values, setValues] = useState(() => empty('super'));
  const [checks, setChecks] = useState(0);
  const form = useFieldFocus(checks);
  const set = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const add = useMutation({
    mutationFn: async (account: NewAccount) => callApi(api, moneyImportCalls.addAccount, { body: account }),
    onSuccess: async (_id, { name }) => {
      setValues(empty(values.kind));
      setChecks(0);
      onAdded(name);
      await refetch();
    },
  });

  const { kind, name, amount, on, side, isCounted } = values;
  const cents = typedCents(amount);
  const isDay = on !== '' && on <= today();
  const submit = () => {
    setChecks(checks + 1);
    if (name.trim() === '' || cents === undefined || !isDay) return;
    add.mutate({ name: name.trim(), kind, side, balance_cents: cents, on, is_counted: isCounted });
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) submit();
      }}
    >
      {add.isError && (
        <div className={styles.inRow}>
          <Banner>{limitText(add.error, t) ?? t('hand.failed')}</Banner>
        </div>
      )}
      <SelectField
        label={t('hand.what')}
        value={kind}
        options={accountKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => {
          const next = accountKinds.find((one) => one === target.value) ?? 'other';
          set({ ...empty(next), name, amount, on });
        }}
      />
      {kind === 'other' && (
        <SelectField
          label={t('hand.side')}
          value={side}
          options={(['asset', 'liability'] as const).map((value) => ({ value, label: t(`hand.${value}`) }))}
          onChange={({ target }) => set({ side: target.value === 'liability' ? 'liability' : 'asset' })}
        />
      )}
      <TextField
        label={t('import.name')}
        value={name}
        maxLength={60}
        error={checks > 0 && name.trim() === '' ? t('import.nameMissing') : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={t(side === 'liability' ? 'hand.owed' : 'hand.worth')}
        inputMode="decimal"
        value={amount}
        error={checks > 0 && cents === undefined ? t('hand.amountError') : undefined}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <TextField
        label={t('hand.on')}
        type="date"
        max={today()}
        value={on}
        error={checks > 0 && !isDay ? t('hand.dateError') : undefined}
        onChange={({ target }) => set({ on: target.value })}
      />
      <div className={styles.whole}>
        <Button type="submit" variant="secondary" busy={add.isPending}>
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
