import { useEffect, useState } from 'react';
import { Button } from '@verdant/shared/ui';
import { watchRegistry } from '@verdant/federation/browser';
import { leaveGuard } from '../leaving/leave-guard';
import { useTexts } from './texts';
import { hasTypedText } from './typed-entries';
import styles from '../app/bar.module.css';

type UpdateBannerProps = { id: string; reload?: () => void };

/** Offers a newer release. Reloads only on a click, after a warning if the user typed text. */
export function UpdateBanner({ id, reload = () => location.reload() }: UpdateBannerProps) {
  const t = useTexts();
  const [update, setUpdate] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [mayLose, setMayLose] = useState(false);

  useEffect(() => watchRegistry(id, setUpdate), [id]);

  const useNow = () => {
    if (mayLose || !hasTypedText() || leaveGuard.hasWork()) leaveGuard.leave(reload);
    else setMayLose(true);
  };
  const later = () => {
    setDismissed(update);
    setMayLose(false);
  };

  const shown = update !== null && update !== dismissed;
  return (
    <div role="status">
      {shown && (
        <section className={styles.update} aria-label={t('newer.label')}>
          <p>
            <span>{t('newer.ready')}</span> {mayLose && <strong>{t('newer.lost')}</strong>}
          </p>
          <Button size="sm" onClick={useNow}>
            {t('newer.now')}
          </Button>
          <Button size="sm" variant="secondary" onClick={later}>
            {t('newer.later')}
          </Button>
        </section>
      )}
    </div>
  );
}
