import { useEffect, useRef } from 'react';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button } from '@verdant/shared/ui';
import { useOwnTexts } from '../texts';
import styles from './correction.module.css';
import type { CorrectionState } from './correction-reducer';

type CorrectionNoticeProps = {
  state: Extract<CorrectionState, { result: unknown }>;
  undo: () => void;
};

/** What became of a correction, with a way back. It takes the focus, since the form that had it is gone. */
export function CorrectionNotice({ state: { status, result }, undo }: CorrectionNoticeProps) {
  const t = useOwnTexts();
  const categoryName = useCategoryName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [status]);
  const values = {
    merchant: result.merchant,
    category: categoryName(result.category),
    count: result.transactions,
  };
  return (
    <div className={styles.notice} ref={box} tabIndex={-1}>
      {status === 'undo-failed' && <Banner>{t('correct.failed')}</Banner>}
      <span role="status">{t(status === 'undone' ? 'correct.undone' : 'correct.saved', values)}</span>
      {status !== 'undone' && (
        <Button
          variant="quiet"
          size="sm"
          busy={status === 'undoing'}
          aria-label={t('correct.undoOf', values)}
          onClick={undo}
        >
          {t('correct.undo')}
        </Button>
      )}
    </div>
  );
}
