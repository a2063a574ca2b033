import { useEffect, useRef } from 'react';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { EntryRow } from '../panels/entry-table';
import { CategoryForm } from './correction/category-form';
import { CorrectionNotice } from './correction/correction-notice';
import styles from './correction/correction.module.css';
import { useCorrection } from './correction/use-correction';
import { toEntry } from './to-entry';
import { useOwnTexts } from './texts';

/** All columns of the table. */
const COLUMNS = 4;

/** A transaction of a linked bank: why it has its category, and the control that corrects it. */
export function OwnTransaction({ transaction }: { transaction: MoneyTransaction }) {
  const t = useOwnTexts();
  const format = useFormat();
  const categoryName = useCategoryName();
  const { state, open, close, save, undo } = useCorrection(transaction);
  const opener = useRef<HTMLButtonElement>(null);
  const hadForm = useRef(false);
  useEffect(() => {
    if (state.status === 'closed' && hadForm.current) opener.current?.focus();
    hadForm.current = state.status !== 'closed';
  }, [state.status]);

  const { id: _id, ...entry } = toEntry(transaction, categoryName, format);
  const isOpen = state.status === 'choosing' || state.status === 'saving';
  return (
    <>
      <EntryRow
        {...entry}
        reason={t(`reason.${transaction.reason.kind}`, { value: transaction.reason.value })}
        note={transaction.is_pending ? t('money.pending') : undefined}
        control={
          <button
            ref={opener}
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-label={t('correct.openOf', { merchant: entry.name, date: format.date(entry.date) })}
            onClick={isOpen ? close : open}
          >
            {t('correct.open')}
          </button>
        }
      />
      {state.status !== 'closed' && (
        <tr>
          <td colSpan={COLUMNS}>
            {'result' in state ? (
              <CorrectionNotice state={state} undo={undo} />
            ) : (
              <CategoryForm
                transaction={transaction}
                isBusy={state.status === 'saving'}
                hasFailed={state.status === 'choosing' && state.hasFailed}
                save={save}
                close={close}
              />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
