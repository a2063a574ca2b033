import { memo, useId } from 'react';
import type { MovingAnswer } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { AreaName } from '../question/area-name';
import { focusAreaOf } from '../question/focus-area';
import { useTexts } from '../texts';
import styles from './reasons.module.css';

function Reason({ reason: { question, answer, focus_area, points } }: { reason: MovingAnswer }) {
  const t = useTexts();
  const format = useFormat();
  const area = focusAreaOf(focus_area, t);
  return (
    <li className={styles.reason}>
      <span className={styles.words}>
        {area && (
          <span className={styles.area}>
            <AreaName area={area} />
          </span>
        )}
        {answer && <strong className={styles.answer}>{answer}</strong>}
        <span className={styles.question}>{question}</span>
      </span>
      <span className={styles.points}>
        <span>{format.signed(Math.round(points))}</span>
        <span className="visually-hidden">{` ${t('result.points')}`}</span>
      </span>
    </li>
  );
}

/** Why the score is what it is: the answers that moved it most. */
export const Reasons = memo(function Reasons({ reasons }: { reasons: readonly MovingAnswer[] }) {
  const t = useTexts();
  const id = useId();
  return (
    <section className={styles.reasons} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t('result.reasons')}
      </h2>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <Reason key={reason.question_id || reason.question} reason={reason} />
        ))}
      </ul>
      <p className={styles.note}>{t('result.reasons-note')}</p>
    </section>
  );
});
