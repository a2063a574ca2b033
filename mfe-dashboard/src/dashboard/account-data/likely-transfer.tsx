import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import type { CategoryCorrection } from './use-category-correction';

type LikelyTransferProps = { transaction: MoneyTransaction; correction: CategoryCorrection };

/**
 * Asks if a transaction is a transfer, because another account has a transaction of the same amount. The answer is stored
 * for all transactions of the same merchant.
 */
export function LikelyTransfer({ transaction, correction }: LikelyTransferProps) {
  const t = useAccountDataTexts();
  const { date: formatDate } = useFormat();
  const { save, saving, changedId } = correction;
  const { id, merchant, category } = transaction;
  const isIts = changedId === id;
  const date = formatDate(transaction.date);
  return (
    <>
      {isIts && saving.isError && <Banner>{t('correct.failed')}</Banner>}
      <div className={`${styles.question} v-cluster v-gap-1 v-column-3 v-center v-sm`}>
        <span>{t('likely.ask')}</span>
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            size="sm"
            busy={isIts && saving.isPending}
            aria-label={t('likely.answerOf', { answer: t(`likely.${answer}`), merchant, date })}
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
      </div>
    </>
  );
}
