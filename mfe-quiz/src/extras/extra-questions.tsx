import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Question } from '@verdant/shared/contract';
import { Banner, Button } from '@verdant/shared/ui';
import { pickCompleteExtras, isSavingExtras } from '../flow/extras-reducer';
import type { GivenAnswer } from '../flow/given';
import type { ResultState } from '../flow/quiz-state';
import { AnswerControl, useDigitKeys } from '../question/answer-control';
import { useTexts } from '../texts';
import styles from './extra-questions.module.css';

type ExtraProps = {
  question: Question;
  given: GivenAnswer | null;
  locked: boolean;
  onAnswer: (given: GivenAnswer) => void;
};

function Extra({ question, given, locked, onAnswer }: ExtraProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  useDigitKeys(area);
  return (
    <div className="v-stack v-gap-3" ref={area}>
      <h3 className="v-xl v-leading-12" id={id}>
        {question.text}
      </h3>
      <AnswerControl question={question} given={given} onAnswer={onAnswer} locked={locked} labelledBy={id} />
    </div>
  );
}

type ExtrasProps = {
  state: ResultState;
  onAnswer: (question: Question, given: GivenAnswer) => void;
  onSave: () => void;
  /** Opens the dashboard without storing the extra answers, after saving these answers has failed. */
  onSkip: () => void;
};

export function ExtraQuestions({ state, onAnswer, onSave, onSkip }: ExtrasProps) {
  const t = useTexts();
  const { extras, answers, extrasStatus } = state;
  const working = isSavingExtras(state);
  const isSaved = extrasStatus === 'saved';
  // The section starts expanded only if there are unsent answers.
  const [isUnfolded] = useState(!isSaved && Object.keys(answers).length > 0);

  return (
    <details className={`v-measure ${styles.extras}`} open={isUnfolded}>
      <summary className="v-sides v-gap-1 v-column-4 v-center v-summary v-pad-5">
        <h2 className="v-xl">{t('extras.title')}</h2>
        <span className={`${styles.text} v-muted v-sm`}>{t('extras.text')}</span>
        <ChevronDown size={20} className={`${styles.sign} v-accent`} aria-hidden="true" />
      </summary>
      <form
        className={`${styles.form} v-stack v-gap-10`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {extras.map((question) => (
          <Extra
            key={question.id}
            question={question}
            given={answers[question.id] ?? null}
            locked={working}
            onAnswer={(given) => onAnswer(question, given)}
          />
        ))}
        {extrasStatus === 'failed' && <Banner tone="bad">{t('extras.failed')}</Banner>}
        {isSaved && <Banner tone="good">{t('extras.saved')}</Banner>}
        <div className={`${styles.actions} v-cluster v-gap-3`}>
          {extrasStatus === 'failed' && (
            <Button variant="secondary" onClick={onSkip}>
              {t('extras.skip')}
            </Button>
          )}
          <Button
            type="submit"
            busy={working}
            disabled={isSaved || Object.keys(pickCompleteExtras(state)).length === 0}
          >
            {working ? t('loading') : t('extras.save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
