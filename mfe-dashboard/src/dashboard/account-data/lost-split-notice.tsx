import type { MoneyTransaction } from '@verdant/shared/contract';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import type { CategoryCorrection } from './use-category-correction';

type LostSplitProps = { transaction: MoneyTransaction; correction: CategoryCorrection };

/** Message that a payment is no longer split, since the bank changed its amount, with buttons to split it again or not. */
export function LostSplitNotice({ transaction, correction }: LostSplitProps) {
  const t = useAccountDataTexts();
  const { open, save, saving, changedId } = correction;
  const { id, merchant } = transaction;
  const isIts = changedId === id;
  return (
    <>
      {isIts && saving.isError && <Banner>{t('correct.failed')}</Banner>}
      <div className={`${styles.question} v-cluster v-gap-1 v-column-3 v-center v-sm`}>
        <span>{t('split.lost')}</span>
        <Button variant="secondary" size="sm" aria-label={t('split.againOf', { merchant })} onClick={() => open(id)}>
          {t('split.again')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={isIts && saving.isPending}
          aria-label={t('split.keepOf', { merchant })}
          onClick={() => save({ transaction, parts: [] })}
        >
          {t('split.keep')}
        </Button>
      </div>
    </>
  );
}
