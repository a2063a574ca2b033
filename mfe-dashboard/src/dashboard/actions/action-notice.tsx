import { useEffect, useRef } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './action-notice.module.css';
import type { Notice } from './actions-reducer';

type ActionNoticeProps = { notice: Notice; onUndo: () => void };

/** What became of the last decision, with a way back. It takes the focus, since the controls that had it are gone. */
export function ActionNotice({ notice: { change, status }, onUndo }: ActionNoticeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { title, wanted, ticket } = change;
  useEffect(() => box.current?.focus(), [ticket]);

  return (
    <div className={styles.notice} ref={box} tabIndex={-1}>
      {status === 'failed' ? (
        <Banner>{t('actions.failed', { title })}</Banner>
      ) : (
        <div className={styles.told} role="status">
          <span>{t(`actions.now.${wanted.state}`, { title })}</span>
          {wanted.state !== 'open' && (
            <Button variant="quiet" size="sm" aria-label={t('actions.undoOf', { title })} onClick={onUndo}>
              {t('actions.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
