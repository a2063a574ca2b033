import { useEffect, useRef } from 'react';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import type { CategoryCorrection, CorrectionResult } from './use-category-correction';

type CategoryNoticeProps = Pick<CategoryCorrection, 'undoing' | 'undo'> & { saved: CorrectionResult };

function useOutcomeText() {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  return (outcome: CorrectionResult, isUndone: boolean): string => {
    const { merchant } = outcome;
    if (outcome.type === 'category') {
      const { category, transactions: count } = outcome;
      const values = { merchant, category: categoryName(category), count };
      return t(isUndone ? 'correct.undone' : 'correct.saved', values);
    }
    const { parts } = outcome;
    return parts === 0 ? t('split.joined', { merchant }) : t('split.saved', { merchant, count: parts });
  };
}

/** The outcome of a correction or a split, with an undo button. The notice takes the focus of the removed form. */
export function CategoryNotice({ saved, undoing, undo }: CategoryNoticeProps) {
  const t = useAccountDataTexts();
  const outcomeText = useOutcomeText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [undoing.status]);
  const outcome = undoing.data ?? saved;
  return (
    <div className={`${styles.notice} v-cluster v-gap-1 v-column-3 v-center v-sm`} ref={box} tabIndex={-1}>
      {undoing.isError && <Banner>{t('correct.failed')}</Banner>}
      <span role="status">{outcomeText(outcome, undoing.isSuccess)}</span>
      {!undoing.isSuccess && (
        <Button
          variant="quiet"
          size="sm"
          busy={undoing.isPending}
          aria-label={t('correct.undoOf', { merchant: outcome.merchant })}
          onClick={undo}
        >
          {t('correct.undo')}
        </Button>
      )}
    </div>
  );
}
