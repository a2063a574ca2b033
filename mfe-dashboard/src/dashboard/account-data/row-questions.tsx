import type { ReactNode } from 'react';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import type { CategoryCorrection } from './use-category-correction';

type RowQuestionProps = { transaction: MoneyTransaction; correction: CategoryCorrection };

function RowQuestion({ text, hasFailed, children }: { text: string; hasFailed: boolean; children: ReactNode }) {
  const t = useAccountDataTexts();
  return (
    <>
      {hasFailed && <Banner>{t('correct.failed')}</Banner>}
      <div className={`${styles.question} v-cluster v-gap-1 v-column-3 v-center v-sm`}>
        <span>{text}</span>
        {children}
      </div>
    </>
  );
}

/**
 * Asks if a transaction is a transfer, because another account has a transaction of the same amount. The answer is stored
 * for all transactions of the same merchant.
 */
export function LikelyTransferQuestion({ transaction, correction: { save, saving, changedId } }: RowQuestionProps) {
  const t = useAccountDataTexts();
  const { date } = useFormat();
  const { id, merchant, category } = transaction;
  const isChanged = changedId === id;
  return (
    <RowQuestion text={t('likely.ask')} hasFailed={isChanged && saving.isError}>
      {(['yes', 'no'] as const).map((answer) => (
        <Button
          key={answer}
          variant="secondary"
          size="sm"
          busy={isChanged && saving.isPending}
          aria-label={t('likely.answerOf', { answer: t(`likely.${answer}`), merchant, date: date(transaction.date) })}
          onClick={() =>
            save({
              transaction,
              correction: { category: answer === 'yes' ? 'transfer' : category, isOnlyThis: false },
            })
          }
        >
          {t(`likely.${answer}`)}
        </Button>
      ))}
    </RowQuestion>
  );
}

/** Message that a split ended because the bank changed the amount, with buttons to split again or leave the payment. */
export function LostSplitNotice({ transaction, correction: { open, save, saving, changedId } }: RowQuestionProps) {
  const t = useAccountDataTexts();
  const { id, merchant } = transaction;
  const isChanged = changedId === id;
  return (
    <RowQuestion text={t('split.lost')} hasFailed={isChanged && saving.isError}>
      <Button variant="secondary" size="sm" aria-label={t('split.againOf', { merchant })} onClick={() => open(id)}>
        {t('split.again')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        busy={isChanged && saving.isPending}
        aria-label={t('split.keepOf', { merchant })}
        onClick={() => save({ transaction, parts: [] })}
      >
        {t('split.keep')}
      </Button>
    </RowQuestion>
  );
}
