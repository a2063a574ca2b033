import { useEffect, useRef } from 'react';
import type { CorrectedMerchant } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import type { CategoryCorrection } from './use-category-correction';

type CategoryNoticeProps = Pick<CategoryCorrection, 'undoing' | 'undo'> & { saved: CorrectedMerchant };

/** The outcome of a correction, with a way back. It takes the focus, since the form that had it is gone. */
export function CategoryNotice({ saved, undoing, undo }: CategoryNoticeProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [undoing.status]);
  const { merchant, category, transactions: count } = undoing.data ?? saved;
  const values = { merchant, category: categoryName(category), count };
  return (
    <div className={styles.notice} ref={box} tabIndex={-1}>
      {undoing.isError && <Banner>{t('correct.failed')}</Banner>}
      <span role="status">{t(undoing.isSuccess ? 'correct.undone' : 'correct.saved', values)}</span>
      {!undoing.isSuccess && (
        <Button
          variant="quiet"
          size="sm"
          busy={undoing.isPending}
          aria-label={t('correct.undoOf', values)}
          onClick={undo}
        >
          {t('correct.undo')}
        </Button>
      )}
    </div>
  );
}
