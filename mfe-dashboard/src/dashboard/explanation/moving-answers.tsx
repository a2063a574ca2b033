import type { MovingAnswer } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './moving-answers.module.css';

type MovingAnswersProps = {
  title: string;
  answers: readonly MovingAnswer[];
  /** Text that is shown if there are no answers. */
  none: string;
  tone: 'up' | 'down';
};

/** Answers that all raised or all lowered a score. The server sends questions and answers in the page's language. */
export function MovingAnswers({ title, answers, none, tone }: MovingAnswersProps) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div>
      <h4 className={`${styles.title} v-muted v-sm v-strong v-plain`}>{title}</h4>
      {answers.length === 0 && <p className="v-muted v-sm">{none}</p>}
      {answers.length > 0 && (
        <ul>
          {answers.map(({ question, answer, points }) => (
            <li
              key={question}
              className={`${styles.answer} v-sides v-gap-1 v-column-4 v-pad-3 v-line-above v-sm v-anywhere`}
            >
              <p>{question}</p>
              {answer && <p className="v-muted">{`${t('why.answer')} ${answer}`}</p>}
              <span
                className={classNames(styles.points, 'v-strong v-figures v-nowrap', tone === 'up' ? 'v-good' : 'v-bad')}
              >
                {t('why.points', { points: format.signed(points, 1) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
