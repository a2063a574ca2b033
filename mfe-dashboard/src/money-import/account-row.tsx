import { useState } from 'react';
import * as v from 'valibot';
import { EditableRow } from '@verdant/shared/changes';
import { datedBalance } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { useFormat, today } from '@verdant/shared/format';
import { Button, Dialog, TextField } from '@verdant/shared/ui';
import { checkForm, InlineForm, useForm } from '@verdant/shared/forms';
import { typedCents, useMoney } from '@verdant/shared/money';
import { pastOrTodaySchema, type AccountChanges } from './import-data';
import { useImportTexts } from './texts';

type AccountRowProps = { account: MoneyAccount; changes: AccountChanges };

function BalanceForm({ account: { id, name, side }, changes, onClose }: AccountRowProps & { onClose: () => void }) {
  const t = useImportTexts();
  const form = useForm({
    initial: { balance_cents: '', on: today() },
    check: ({ balance_cents: amount, on }) =>
      checkForm(
        v.object({ ...datedBalance.entries, on: pastOrTodaySchema() }),
        { on, balance_cents: typedCents(amount) },
        { balance_cents: t('hand.amountError'), on: t('hand.dateError') },
      ),
    submit: async (balance) => changes.save({ type: 'update', id, balance }, t('hand.updated', { name }), onClose),
    blocked: changes.isBusy,
  });
  return (
    <InlineForm form={form} onClose={onClose}>
      <TextField
        {...form.field('balance_cents')}
        label={t(side === 'liability' ? 'hand.owed' : 'hand.balance')}
        inputMode="decimal"
      />
      <TextField {...form.field('on')} label={t('hand.on')} type="date" max={today()} />
    </InlineForm>
  );
}

/** Asks whether a manually entered account is the same as a linked account. Renders nothing without such a match. */
function SameAccountQuestion({ account: { id, name, same_as: same }, changes }: AccountRowProps) {
  const t = useImportTexts();
  const { overview } = useMoney();
  const linked = overview?.accounts.find((account) => account.id === same?.account_id);
  if (!same || !linked) return null;
  const other = `${linked.name}, ${linked.institution}`;
  const control = (isSame: boolean) => (
    <Button
      variant={isSame ? 'secondary' : 'quiet'}
      size="sm"
      aria-label={t(isSame ? 'same.yesOf' : 'same.noOf', { name, other })}
      onClick={() =>
        changes.change(
          { type: 'decide', id, decision: { account_id: linked.id, is_same: isSame } },
          t(isSame ? 'same.once' : 'same.both', { name }),
        )
      }
    >
      {t(isSame ? 'same.yes' : 'same.no')}
    </Button>
  );
  return (
    <div className="v-stack v-gap-2 v-across">
      <p className="v-muted v-sm">{t(same.status === 'asked' ? 'same.asked' : 'same.found', { other })}</p>
      <span className="v-cluster v-gap-3 v-center">
        {same.status === 'asked' && control(true)}
        {control(false)}
      </span>
    </div>
  );
}

export function AccountRow({ account, changes }: AccountRowProps) {
  const t = useImportTexts();
  const { cents, date } = useFormat();
  const [open, setOpen] = useState<'update' | 'remove' | null>(null);
  const { id, name, source, balance_cents: balance, balance_on: on, side, is_counted: isCounted } = account;
  const kind = t(`kind.${account.kind ?? 'other'}`);
  const close = () => setOpen(null);
  const remove = () => {
    close();
    changes.change({ type: 'remove', id }, t('hand.removed', { name }));
  };
  return (
    <EditableRow
      amount={balance !== null && cents(side === 'liability' ? 0 - balance : balance)}
      controls={
        <>
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
        </>
      }
      below={
        <>
          <SameAccountQuestion account={account} changes={changes} />
          {open === 'update' && <BalanceForm account={account} changes={changes} onClose={close} />}
          <Dialog
            open={open === 'remove'}
            size="sm"
            title={t('hand.removeTitle', { name })}
            onClose={close}
            actions={
              <>
                <Button variant="secondary" onClick={close}>
                  {t('hand.keep')}
                </Button>
                <Button variant="danger" onClick={remove}>
                  {t('hand.remove')}
                </Button>
              </>
            }
          >
            <p>{t('hand.removeText')}</p>
          </Dialog>
        </>
      }
    >
      <span className="v-strong v-anywhere">{name}</span>
      <span className="v-muted v-sm">
        {on === null ? t('hand.noBalance', { kind }) : t('hand.asOf', { kind, date: date(on) })}
      </span>
      {(source === 'import' || !isCounted) && (
        <span className="v-muted v-sm">{t(isCounted ? 'hand.fromFiles' : 'hand.notCounted')}</span>
      )}
    </EditableRow>
  );
}
