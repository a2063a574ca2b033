import { memo, useEffect, useId, useRef } from 'react';
import type { Recommendation } from '@verdant/shared/contract';
import { useTexts } from '../texts';
import styles from './first-action.module.css';

type FirstActionProps = {
  action: Recommendation;
  /** For someone in trouble: the result begins with it, takes the focus to it, and counts no points. */
  calm: boolean;
};

/** The one thing to do first, and why. */
export const FirstAction = memo(function FirstAction({
  action: { title, description, estimated_impact },
  calm,
}: FirstActionProps) {
  const t = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (calm) heading.current?.focus({ preventScroll: true });
  }, [calm]);

  return (
    <section className={calm ? styles.solid : styles.action} aria-labelledby={id}>
      <h2 className={styles.kicker} id={id} ref={heading} tabIndex={-1}>
        {t('result.first')}
      </h2>
      <h3 className={styles.title}>{title}</h3>
      {description && <p className={styles.text}>{description}</p>}
      {estimated_impact && !calm && <p className={styles.impact}>{estimated_impact}</p>}
    </section>
  );
});
