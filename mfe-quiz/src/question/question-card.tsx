import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Banner, Button, classNames } from '@verdant/shared/ui';
import { shownAnswerFor, isAnswer, type GivenAnswer } from '../flow/given';
import type { QuestionNotice, QuestionState, SubmittingState } from '../flow/quiz-state';
import { useTexts } from '../texts';
import { AnswerControl, useDigitKeys } from './answer-control';
import { AreaName, focusAreaOfQuestion } from './area-name';
import { SuggestedAnswer } from './suggested-answer';
import styles from './question-card.module.css';

type QuestionCardProps = {
  state: QuestionState | SubmittingState;
  /** Id of the element 'Question X of Y'. */
  positionId: string;
  onAnswer: (given: GivenAnswer) => void;
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

/** Number of characters from which a question has a smaller font, so that its options stay visible. */
const LONG = 100;

function NoticeBanner({ notice, onReload }: { notice: QuestionNotice; onReload: () => void }) {
  const t = useTexts();
  return (
    <Banner tone={notice === 'moved' ? 'info' : 'bad'}>
      <span>{t(noticeTexts[notice])}</span>
      {notice === 'gone' && (
        <>
          <span>{t('error.gone')}</span>
          <Button variant="secondary" onClick={onReload} className="v-left-in-cell">
            {t('error.reload')}
          </Button>
        </>
      )}
    </Banner>
  );
}

/** One question with its area, its control, and the buttons Back and Next. Remounted for every question. */
export function QuestionCard({ state, positionId, onAnswer, onNext, onBack, onReload }: QuestionCardProps) {
  const t = useTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { quiz, answers, takesFocus } = state;
  const { question } = quiz;
  const given = shownAnswerFor(question, answers);
  const working = state.status === 'submitting';
  const area = focusAreaOfQuestion(question, t);

  useDigitKeys(form);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <form
      className={`${styles.form} v-stack v-gap-6`}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <div className="v-stack v-gap-4">
        {area && (
          <p className="v-muted v-sm v-strong">
            <AreaName area={area} text={t('question.focus', { area: area.name })} />
          </p>
        )}
        <h2
          className={classNames(
            `v-leading-11 ${styles.heading}`,
            'v-xxl v-tight v-ringless',
            question.text.length > LONG && styles.long,
          )}
          id={headingId}
          ref={heading}
          tabIndex={-1}
          aria-describedby={positionId}
        >
          {question.text}
        </h2>
      </div>
      <SuggestedAnswer question={question} given={given} onAnswer={onAnswer} locked={working} />
      <AnswerControl question={question} given={given} onAnswer={onAnswer} locked={working} labelledBy={headingId} />
      <div className={`${styles.foot} v-stack v-gap-3 v-line-above`}>
        {state.status === 'question' && state.notice && <NoticeBanner notice={state.notice} onReload={onReload} />}
        <div className="v-cluster v-gap-3 v-between">
          <Button variant="secondary" size="lg" onClick={onBack}>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>{t('question.back')}</span>
          </Button>
          <Button
            type="submit"
            size="lg"
            className={`v-grow ${styles.next}`}
            busy={working}
            disabled={!given || !isAnswer(question, given.answer)}
          >
            <span>{working ? t('loading') : t('question.next')}</span>
            {!working && <ArrowRight size={18} aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </form>
  );
}
