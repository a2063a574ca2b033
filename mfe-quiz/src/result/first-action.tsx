import { Target } from 'lucide-react';
import { useId } from 'react';
import type { Recommendation } from '@verdant/shared/contract';
import { useTexts } from '../texts';
import styles from './first-action.module.css';

/** The one thing to do first, and why. */
export function FirstAction({ title, description, estimated_impact }: Recommendation) {
  const t = useTexts();
  const id = useId();
  return (
    <section className={styles.action} aria-labelledby={id}>
      <h2 className={styles.kicker} id={id}>
        {t('result.first')}
      </h2>
      <h3 className={styles.title}>{title}</h3>
      {description && <p className={styles.text}>{description}</p>}
      {estimated_impact && (
        <p className={styles.impact}>
          <Target size={18} aria-hidden="true" />
          {estimated_impact}
        </p>
      )}
    </section>
  );
}
