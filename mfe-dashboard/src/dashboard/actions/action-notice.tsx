import { useEffect, useRef } from 'react';
import { Link } from '@verdant/shared/router';
import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './actions.module.css';
import type { DecisionNotice } from './use-actions';

/**
 * The result of the last decision, with an undo button; takes the focus of the removed controls. Links to the quiz answers
 * after an action is done, because only a changed answer changes a score.
 */
export function ActionNotice({ notice: { change, status }, onUndo }: { notice: DecisionNotice; onUndo: () => void }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { title, decision } = change;
  useEffect(() => box.current?.focus(), [change]);

  return (
    <div className={`${styles.notice} v-ringless`} ref={box} tabIndex={-1}>
      {status === 'failed' ? (
        <Banner>{t('actions.failed', { title })}</Banner>
      ) : (
        <div className="v-cluster v-gap-0 v-column-4 v-center v-between v-pad-2 v-muted v-sm v-control" role="status">
          <span>{t(`actions.now.${decision.state}`, { title })}</span>
          {decision.state === 'done' && (
            <span>
              <span>{t('actions.answers')}</span>{' '}
              <Link to="/quiz/answers" className="v-screen v-sm v-strong v-link">
                {t('dashboard.update')}
              </Link>
            </span>
          )}
          {decision.state !== 'open' && (
            <Button variant="quiet" size="sm" aria-label={t('actions.undoOf', { title })} onClick={onUndo}>
              {t('actions.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
