import { useState } from 'react';
import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Dialog } from '@verdant/shared/ui';
import { BalanceForm } from './balance-form';
import styles from './money-import.module.css';
import { SameAccountQuestion } from './same-account-question';
import { useImportTexts } from './texts';
import { useRefetchMoneyData } from './use-import-data';

type AccountRowProps = {
  account: MoneyAccount;
  onUpdated: () => void;
  onDecided: (text: string) => void;
  onRemoved: () => void;
};

/** A manually entered account: its balance, the date of the balance, and forms to change both. */
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
