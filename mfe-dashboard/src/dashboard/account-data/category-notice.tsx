import { useEffect, useRef } from 'react';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import type { CategoryCorrection, CorrectionResult } from './use-category-correction';

type CategoryNoticeProps = Pick<CategoryCorrection, 'undoing' | 'undo'> & { saved: CorrectionResult };

/** The outcome of a correction or a split, with an undo button. The notice takes the focus of the removed form. */
export function CategoryNotice({ saved, undoing, undo }: CategoryNoticeProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [undoing.status]);
  const outcome = undoing.data ?? saved;
  const { merchant } = outcome;
  const text = () => {
    if (outcome.type === 'category') {
      const values = { merchant, category: categoryName(outcome.category), count: outcome.transactions };
      return t(undoing.isSuccess ? 'correct.undone' : 'correct.saved', values);
    }
    return t(outcome.parts === 0 ? 'split.joined' : 'split.saved', { merchant, count: outcome.parts });
  };
  return (
    <div className={`${styles.notice} v-cluster v-gap-1 v-column-3 v-center v-sm`} ref={box} tabIndex={-1}>
      {undoing.isError && <Banner>{t('correct.failed')}</Banner>}
      <span role="status">{text()}</span>
      {!undoing.isSuccess && (
        <Button
          variant="quiet"
          size="sm"
          busy={undoing.isPending}
          aria-label={t('correct.undoOf', { merchant })}
          onClick={undo}
        >
          {t('correct.undo')}
        </Button>
      )}
    </div>
  );
}
