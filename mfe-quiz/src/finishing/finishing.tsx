import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Card } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './finishing.module.css';

/** Shown between the last answer and the dashboard, while the results are fetched. */
export function Finishing() {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles.finishing}>
      <div className={styles.ring} aria-hidden="true">
        <Sparkles size={32} />
      </div>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {t('finishing.title')}
      </h2>
      <p className={styles.text}>{t('finishing.text')}</p>
    </Card>
  );
}
