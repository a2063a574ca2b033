import { useEffect, useRef } from 'react';
import { useTexts } from '../texts';
import styles from './fetching-results.module.css';

/** Shown between the last answer and the dashboard, while the results are fetched. */
export function FetchingResults() {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.finishing} v-stack v-gap-4 v-packed`}>
      <h2 className={`${styles.title} v-xxxl v-tight v-ringless`} ref={heading} tabIndex={-1}>
        {t('finishing.title')}
      </h2>
      <p className={`${styles.text} v-muted v-lg`}>{t('finishing.text')}</p>
    </div>
  );
}
