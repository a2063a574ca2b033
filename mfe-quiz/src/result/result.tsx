import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Question } from '@verdant/shared/contract';
import { Button, ButtonLink, classNames } from '@verdant/shared/ui';
import { OpenActions } from '../actions/open-actions';
import { BankInvite } from '../bank-link/bank-invite';
import { Extras } from '../extras/extras';
import type { Given } from '../flow/given';
import type { ResultState } from '../flow/quiz-state';
import { resultView } from '../flow/result-view';
import type { ResultView } from '../flow/result-view';
import { OfferedSupport } from '../support/offered-support';
import { useTexts } from '../texts';
import { FirstAction } from './first-action';
import { Reasons } from './reasons';
import { Score } from './score';
import styles from './result.module.css';

/** No figure to show: why, in words. */
function Plain({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.plain}>
      <h2 className={styles.plainTitle} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.muted}>{text}</p>
    </div>
  );
}

type OutcomeProps = { view: ResultView; state: ResultState; ways: ReactNode };

function Outcome({ view, state, ways }: OutcomeProps) {
  const t = useTexts();
  switch (view.kind) {
    case 'nothing':
      return (
        <>
          <Plain title={t('result.failed')} text={t('result.failed-text')} />
          {ways}
        </>
      );
    case 'too-little':
      return (
        <>
          <Plain title={t('result.too-little')} text={t('result.too-little-text')} />
          {ways}
        </>
      );
    case 'scored': {
      const { score, first, calm } = view;
      const { reasons } = state.results;
      const action = first && <FirstAction action={first} calm={calm} />;
      // What helps comes before the figure, and nothing is offered beside it.
      if (calm) {
        return (
          <>
            {action}
            <Score score={score} calm takesFocus={!first} />
            {ways}
          </>
        );
      }
      return (
        <>
          <Score score={score} calm={false} takesFocus />
          <div className={styles.pair}>
            <div className={styles.why}>
              {reasons.length > 0 && <Reasons reasons={reasons} />}
              {action}
              {ways}
            </div>
            <BankInvite sessionId={state.sessionId} solid />
          </div>
        </>
      );
    }
  }
}

type ResultProps = {
  state: ResultState;
  onAnswer: (question: Question, given: Given) => void;
  onSave: () => void;
  onLeave: (options?: { without: boolean }) => void;
  onDismissSupport: () => void;
};

/** The result moment: the score with its range, why, the one thing to do first, and the ways on from here. */
export function Result({ state, onAnswer, onSave, onLeave, onDismissSupport }: ResultProps) {
  const t = useTexts();
  const { offered } = state.support;
  const view = resultView(state.results.insights, offered.length > 0);
  const ways = (
    <div className={styles.ways}>
      <Button size="lg" busy={state.leaves && state.request !== null} onClick={() => onLeave()}>
        {t('completed.dashboard')}
        <ArrowRight size={18} aria-hidden="true" />
      </Button>
      <ButtonLink to="/quiz/answers" variant="secondary" size="lg">
        {t('result.change')}
      </ButtonLink>
    </div>
  );
  return (
    <div className={classNames(styles.result, view.kind === 'scored' && view.calm && styles.calm)}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('result.title')}</h1>
        {view.kind === 'scored' && <p className={styles.muted}>{t('result.subtitle')}</p>}
      </header>
      <OfferedSupport needs={offered} onDismiss={onDismissSupport} />
      <Outcome view={view} state={state} ways={ways} />
      <OpenActions actions={state.openActions} />
      {state.extras.length > 0 && (
        <Extras state={state} onAnswer={onAnswer} onSave={onSave} onSkip={() => onLeave({ without: true })} />
      )}
      {view.kind === 'scored' && <p className={styles.general}>{t('result.general')}</p>}
    </div>
  );
}
