import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Question } from '@verdant/shared/contract';
import { Banner, Button, Card } from '@verdant/shared/ui';
import { OpenActions } from '../actions/open-actions';
import type { Given } from '../flow/given';
import type { ExtrasState } from '../flow/quiz-state';
import { AnswerControl } from '../question/answer-control';
import { useTexts } from '../texts';
import styles from './extras.module.css';

type ExtraProps = { question: Question; given: Given | null; locked: boolean; onAnswer: (given: Given) => void };

function Extra({ question, given, locked, onAnswer }: ExtraProps) {
  const id = useId();
  return (
    <div className={styles.extra}>
      <h3 className={styles.question} id={id}>
        {question.text}
      </h3>
      <AnswerControl question={question} given={given} onAnswer={onAnswer} locked={locked} labelledBy={id} />
    </div>
  );
}

type ExtrasProps = {
  state: ExtrasState;
  onAnswer: (question: Question, given: Given) => void;
  onNext: () => void;
  onSkip: () => void;
};

/** What may be added after the ten questions, all of it optional. */
export function Extras({ state, onAnswer, onNext, onSkip }: ExtrasProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions, answers, request, status } = state;
  const working = request !== null;
  const asks = questions.length > 0 && status !== 'saved';
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Card className={styles.card}>
        <div className={styles.intro}>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {t('extras.title')}
          </h2>
          <p className={styles.text}>{t(asks ? 'extras.text' : 'extras.saved')}</p>
        </div>
        {asks &&
          questions.map((question) => (
            <Extra
              key={question.id}
              question={question}
              given={answers[question.id] ?? null}
              locked={working}
              onAnswer={(given) => onAnswer(question, given)}
            />
          ))}
      </Card>
      {status !== 'saved' && <OpenActions actions={state.openActions} />}
      {status === 'failed' && <Banner tone="bad">{t('extras.failed')}</Banner>}
      <div className={styles.actions}>
        {status === 'failed' && (
          <Button variant="secondary" onClick={onSkip}>
            {t('extras.skip')}
          </Button>
        )}
        <Button type="submit" busy={working}>
          {working ? t('loading') : t('extras.results')}
          {!working && <ArrowRight size={18} aria-hidden="true" />}
        </Button>
      </div>
    </form>
  );
}
