import { ArrowLeft, ArrowRight, Target } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Banner, Button, Card } from '@verdant/shared/ui';
import { givenFor, isAnswer } from '../flow/given';
import type { Given } from '../flow/given';
import type { Notice, QuestionState, SubmittingState } from '../flow/quiz-state';
import { useTexts } from '../texts';
import { AnswerControl } from './answer-control';
import { useDigitKeys } from './digit-keys';
import { focusAreaName } from './focus-area';
import styles from './question-card.module.css';

type QuestionCardProps = {
  state: QuestionState | SubmittingState;
  /** Of the 'Question X of Y' line. */
  positionId: string;
  onAnswer: (given: Given) => void;
  onNext: () => void;
  onBack: () => void;
  onReload: () => void;
};

const noticeTexts = {
  'submit-failed': 'error.submit',
  gone: 'error.submit',
  back: 'error.back',
  moved: 'notice.moved',
} as const;

function NoticeBanner({ notice, onReload }: { notice: Notice; onReload: () => void }) {
  const t = useTexts();
  return (
    <Banner tone={notice === 'moved' ? 'info' : 'bad'}>
      {t(noticeTexts[notice])}
      {notice === 'gone' && (
        <>
          <span>{t('error.gone')}</span>
          <Button variant="secondary" onClick={onReload} className={styles.reload}>
            {t('error.reload')}
          </Button>
        </>
      )}
    </Banner>
  );
}

/** One question: its focus area, its control, Back and Next. Remounted for every question. */
export function QuestionCard({ state, positionId, onAnswer, onNext, onBack, onReload }: QuestionCardProps) {
  const t = useTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { quiz, answers, takesFocus } = state;
  const { question } = quiz;
  const given = givenFor(question, answers);
  const working = state.phase === 'submitting';
  const focusArea = focusAreaName(question, t);

  useDigitKeys(form);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <form
      className={styles.form}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Card className={styles.card}>
        <div className={styles.question}>
          {focusArea && (
            <p className={styles.focus}>
              <Target size={16} aria-hidden="true" />
              {t('question.focus', { area: focusArea })}
            </p>
          )}
          <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1} aria-describedby={positionId}>
            {question.text}
          </h2>
        </div>
        <AnswerControl question={question} given={given} onAnswer={onAnswer} locked={working} labelledBy={headingId} />
      </Card>
      <div className={styles.foot}>
        {state.phase === 'question' && state.notice && <NoticeBanner notice={state.notice} onReload={onReload} />}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onBack}>
            <ArrowLeft size={18} aria-hidden="true" />
            {t('question.back')}
          </Button>
          <Button
            type="submit"
            className={styles.next}
            busy={working}
            disabled={!given || !isAnswer(question, given.answer)}
          >
            {working ? t('loading') : t('question.next')}
            {!working && <ArrowRight size={18} aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </form>
  );
}
