import { useEffect, useRef } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './actions.module.css';
import type { Notice, Wanted } from './actions-reducer';

type ActionNoticeProps = {
  notice: Notice | null;
  onDecide: (action: { id: string; title: string }, wanted: Wanted) => void;
};

/** What became of the last decision, with a way back. It takes the focus, since the controls that had it are gone. */
export function ActionNotice({ notice, onDecide }: ActionNoticeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const ticket = notice?.change.ticket;
  useEffect(() => {
    if (ticket !== undefined) box.current?.focus();
  }, [ticket]);

  if (!notice) return null;
  const { change, phase } = notice;
  const { title, wanted } = change;
  return (
    <div className={styles.notice} ref={box} tabIndex={-1}>
      {phase === 'failed' ? (
        <Banner>{t('actions.failed', { title })}</Banner>
      ) : (
        <Banner tone="info">
          <div className={styles.noticeText}>
            {t(`actions.now.${wanted.state}`, { title })}
            {wanted.state !== 'open' && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('actions.undoOf', { title })}
                onClick={() => onDecide(change, { state: 'open' })}
              >
                {t('actions.undo')}
              </Button>
            )}
          </div>
        </Banner>
      )}
    </div>
  );
}
