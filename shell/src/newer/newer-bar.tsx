import { useEffect, useState } from 'react';
import { Button } from '@verdant/shared/ui';
import { useShellTexts } from '../texts/texts';
import { hasEntries } from './entries';
import { watchForNewer } from './newer-version';
import styles from './newer-bar.module.css';

type NewerBarProps = { id: string; reload?: () => void };

/** Offers what was released since the page was opened; nothing happens but on a click, and entries are spoken of first. */
export function NewerBar({ id, reload = () => location.reload() }: NewerBarProps) {
  const t = useShellTexts();
  const [newer, setNewer] = useState<string | null>(null);
  const [putOff, setPutOff] = useState<string | null>(null);
  const [mayLose, setMayLose] = useState(false);

  useEffect(() => watchForNewer(id, setNewer), [id]);

  const useNow = () => {
    if (mayLose || !hasEntries()) reload();
    else setMayLose(true);
  };
  const later = () => {
    setPutOff(newer);
    setMayLose(false);
  };

  const shown = newer !== null && newer !== putOff;
  return (
    <div role="status">
      {shown && (
        <section className={styles.bar} aria-label={t('newer.label')}>
          <p>
            {t('newer.ready')} {mayLose && <strong>{t('newer.lost')}</strong>}
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
