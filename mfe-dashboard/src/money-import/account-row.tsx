import { useState } from 'react';
import { callApi, moneyImportCalls, moneyBalanceCalls } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { useFormat, today } from '@verdant/shared/format';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Dialog, TextField } from '@verdant/shared/ui';
import { checkFields, InlineForm, useForm } from '@verdant/shared/forms';
import { typedCents, useMoney } from '@verdant/shared/money';
import styles from '../section/rows.module.css';
import { useImportTexts } from './texts';
import { useRefetchMoneyData, useSubmitAccountChange } from './use-import-data';

type BalanceFormProps = {
  account: Pick<MoneyAccount, 'id' | 'side'>;
  onSaved: () => void;
  onClose: () => void;
};

const classes = {
  box: 'v-across',
  form: `${styles.form} v-gap-4 v-start`,
  buttons: 'v-cluster v-gap-3 v-column-6 v-center v-across',
};

function BalanceForm({ account: { id, side }, onSaved, onClose }: BalanceFormProps) {
  const t = useImportTexts();
  const api = useApi();
  const change = useSubmitAccountChange();
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

type SameAccountProps = {
  account: MoneyAccount;
  onDecided: (text: string) => void;
};

/** Asks whether a manually entered account is the same as a linked account. Renders nothing without such a match. */
function SameAccountQuestion({ account: { id, name, same_as: same }, onDecided }: SameAccountProps) {
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
    <div className="v-stack v-gap-2 v-across">
      {decide.isError && <Banner>{t('hand.failed')}</Banner>}
      <p className="v-muted v-sm">{t(same.status === 'asked' ? 'same.asked' : 'same.found', { other })}</p>
      <span className="v-cluster v-gap-3 v-center">
        {same.status === 'asked' && control(true)}
        {control(false)}
      </span>
    </div>
  );
}

type AccountRowProps = {
  account: MoneyAccount;
  onUpdated: () => void;
  onDecided: (text: string) => void;
  onRemoved: () => void;
};

export function AccountRow({ account, onUpdated, onDecided, onRemoved }: AccountRowProps) {
  const t = useImportTexts();
  const api = useApi();
  const refetch = useRefetchMoneyData();
  const { cents, date } = useFormat();
  const [open, setOpen] = useState<'update' | 'remove' | null>(null);
  const { id, name, source, balance_cents: balance, balance_on: on, side, is_counted: isCounted } = account;
  const kind = t(`kind.${account.kind ?? 'other'}`);
  const remove = useMutation({
    mutationFn: async () => callApi(api, moneyImportCalls.removeAccount, { params: { id } }),
    onSuccess: async () => {
      setOpen(null);
      onRemoved();
      await refetch();
    },
  });
  return (
    <li>
      <span className={`${styles.what} v-stack v-narrowing`}>
        <span className="v-strong v-anywhere">{name}</span>
        <span className="v-muted v-sm">
          {on === null ? t('hand.noBalance', { kind }) : t('hand.asOf', { kind, date: date(on) })}
        </span>
        {(source === 'import' || !isCounted) && (
          <span className="v-muted v-sm">{t(isCounted ? 'hand.fromFiles' : 'hand.notCounted')}</span>
        )}
      </span>
      <span className={`${styles.amount} v-strong v-figures v-end`}>
        {balance !== null && cents(side === 'liability' ? 0 - balance : balance)}
      </span>
      <span className={`${styles.controls} v-cluster v-gap-1 v-column-2`}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open === 'update'}
          aria-label={t('hand.updateOf', { name })}
          onClick={() => setOpen(open === 'update' ? null : 'update')}
        >
          {t('hand.update')}
        </Button>
        <Button variant="quiet" size="sm" aria-label={t('hand.removeOf', { name })} onClick={() => setOpen('remove')}>
          {t('hand.remove')}
        </Button>
      </span>
      <SameAccountQuestion account={account} onDecided={onDecided} />
      {open === 'update' && (
        <BalanceForm
          account={account}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            onUpdated();
          }}
        />
      )}
      <Dialog
        open={open === 'remove'}
        size="sm"
        title={t('hand.removeTitle', { name })}
        onClose={() => setOpen(null)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t('hand.keep')}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('hand.remove')}
            </Button>
          </>
        }
      >
        {remove.isError && <Banner>{t('hand.failed')}</Banner>}
        <p>{t('hand.removeText')}</p>
      </Dialog>
    </li>
  );
}
