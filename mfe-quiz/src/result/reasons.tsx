import { useId } from 'react';
import type { MovingAnswer } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useTexts } from '../texts';
import styles from './reasons.module.css';

/** Why the score is what it is: the answers that moved it most. */
export function Reasons({ reasons }: { reasons: readonly MovingAnswer[] }) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  return (
    <section className={styles.reasons} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t('result.reasons')}
      </h2>
      <ul className={styles.list}>
        {reasons.map(({ question_id, question, answer, points }) => (
          <li key={question_id || question} className={styles.reason}>
            <span className={styles.words}>
              {answer && <strong className={styles.answer}>{answer}</strong>}
              <span className={styles.question}>{question}</span>
            </span>
            <span className={styles.points}>
              {format.signed(Math.round(points))}
              <span className="visually-hidden"> {t('result.points')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('result.reasons-note')}</p>
    </section>
  );
}
