import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Question } from '@verdant/shared/contract';
import { Button, ButtonLink, Card } from '@verdant/shared/ui';
import { OpenActions } from '../actions/open-actions';
import { Extras } from '../extras/extras';
import type { Given } from '../flow/given';
import type { Results, ResultState } from '../flow/quiz-state';
import { resultView } from '../flow/result-view';
import type { ResultView } from '../flow/result-view';
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
    <Card className={styles.plain}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.muted}>{text}</p>
    </Card>
  );
}

function Outcome({ view, reasons }: { view: ResultView; reasons: Results['reasons'] }) {
  const t = useTexts();
  switch (view.kind) {
    case 'nothing':
      return <Plain title={t('result.failed')} text={t('result.failed-text')} />;
    case 'too-little':
      return <Plain title={t('result.too-little')} text={t('result.too-little-text')} />;
    case 'scored': {
      const { score, first, calm } = view;
      const action = first && <FirstAction action={first} calm={calm} />;
      // What helps comes before the figure.
      return (
        <>
          {calm && action}
          <Score score={score} calm={calm} takesFocus={!calm || !first} />
          {!calm && (
            <div className={styles.pair}>
              {action}
              {reasons.length > 0 && <Reasons reasons={reasons} />}
            </div>
          )}
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
};

/** The result moment: the score with its range, the one thing to do first and why, and the ways on from here. */
export function Result({ state, onAnswer, onSave, onLeave }: ResultProps) {
  const t = useTexts();
  const view = resultView(state.results.insights, state.support.offered.length > 0);
  return (
    <div className={styles.result}>
      <Outcome view={view} reasons={state.results.reasons} />
      <div className={styles.ways}>
        <Button busy={state.leaves && state.request !== null} onClick={() => onLeave()}>
          {t('completed.dashboard')}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
        <ButtonLink to="/quiz/answers" variant="secondary">
          {t('result.change')}
        </ButtonLink>
      </div>
      <OpenActions actions={state.openActions} />
      {state.extras.length > 0 && (
        <Extras state={state} onAnswer={onAnswer} onSave={onSave} onSkip={() => onLeave({ without: true })} />
      )}
      {view.kind === 'scored' && <p className={styles.general}>{t('result.general')}</p>}
    </div>
  );
}
