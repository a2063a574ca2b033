import { ArrowRight } from 'lucide-react';
import { keepFirstAnswer } from '@verdant/shared/first-answer';
import { useNavigate } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { firstQuizQuestion } from '../engine/figures';
import type { FirstOption } from '../engine/figures';
import { useTexts } from '../texts';
import styles from './first-question.module.css';

type FirstQuestionProps = { chosen: FirstOption | null; onChoose: (option: FirstOption) => void };

/** The first question of the quiz. The button stores the answer and opens the quiz, which needs an account. */
export function FirstQuestion({ chosen, onChoose }: FirstQuestionProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { isAuthenticated } = useAuth();
  const keep = (answer: FirstOption) => {
    keepFirstAnswer({ questionId: firstQuizQuestion.id, answer });
    void navigate(isAuthenticated ? '/onboarding' : '/sign-up');
  };
  return (
    <div className={styles.ask}>
      <fieldset className="v-bare v-narrowing">
        <legend className={`${styles.legend} v-lg v-strong`}>
          <span className={`${styles.intro} v-muted v-xs v-regular v-plain`}>{t('ask.intro')}</span>{' '}
          <span>{t('ask.question')}</span>
        </legend>
        {firstQuizQuestion.options.map((option) => (
          <label key={option} className={`${styles.option} v-inline v-gap-3 v-center v-line-above`}>
            <input
              type="radio"
              name="first-answer"
              value={option}
              checked={chosen === option}
              onChange={() => onChoose(option)}
            />
            <span>{t(`ask.${option}`)}</span>
          </label>
        ))}
      </fieldset>
      {/* Hint and button take the same space, so that only the dots move. */}
      <div className={`${styles.foot} v-stack v-line-above`}>
        <p className="v-muted v-sm v-leading-14" hidden={chosen !== null}>
          {t('ask.hint')}
        </p>
        {chosen && (
          <Button block onClick={() => keep(chosen)}>
            <span>{t('ask.keep')}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}
