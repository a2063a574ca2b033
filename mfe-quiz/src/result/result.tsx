import { ArrowRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Question } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { lazyComponent } from '@verdant/shared/lazy';
import { NeedToTalk } from '@verdant/shared/support';
import { Button, ButtonLink, classNames } from '@verdant/shared/ui';
import { OpenActions } from '../actions/open-actions';
import { ExtraQuestions } from '../extras/extra-questions';
import type { GivenAnswer } from '../flow/given';
import type { ReopenedResult, ResultState } from '../flow/quiz-state';
import { resultView, type ResultView } from '../flow/result-reducer';
import { OfferedSupport } from '../support/offered-support';
import { useTexts } from '../texts';
import { FirstAction } from './first-action';
import { ScoreReasons } from './score-reasons';
import { Score } from './score';
import { useHeadingFocus } from './use-heading-focus';
import styles from './result.module.css';

/** The offer to link a bank, loaded on first use because the quiz does not need the offer. */
const AccountDataOffer = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "account-data-offer" */ '../bank-link/account-data-offer')).AccountDataOffer,
);

/** Lowest score that counts up. A lower score is shown at once, because counting up a low score would feel like mockery. */
const COUNTED_FROM = 50;

function Plain({ title, text, takesFocus }: { title: string; text: string; takesFocus: boolean }) {
  const heading = useHeadingFocus(takesFocus);
  return (
    <div className="v-stack v-gap-4 v-measure">
      <h2 className="v-xxxl v-tight v-ringless v-leading-11" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="v-muted">{text}</p>
    </div>
  );
}

type OutcomeProps = { view: ResultView; state: ResultState; ways: ReactNode; isNew: boolean };

function Outcome({ view, state, ways, isNew }: OutcomeProps) {
  const t = useTexts();
  switch (view.status) {
    case 'nothing':
    case 'too-little': {
      const reason = view.status === 'nothing' ? 'failed' : 'too-little';
      return (
        <>
          <Plain title={t(`result.${reason}`)} text={t(`result.${reason}-text`)} takesFocus={isNew} />
          {ways}
        </>
      );
    }
    case 'scored': {
      const { score, first, calm } = view;
      const { reasons } = state.results;
      const action = first && <FirstAction action={first} calm={calm} takesFocus={calm && isNew} />;
      // Users in financial trouble see the recommended action before the score, and no offer to link a bank.
      if (calm) {
        return (
          <>
            {action}
            <Score score={score} calm moves={false} takesFocus={!first && isNew} />
            {ways}
          </>
        );
      }
      return (
        <>
          <Score score={score} calm={false} moves={isNew && score.value >= COUNTED_FROM} takesFocus={isNew} />
          <div className={`${styles.pair} v-stack v-start`}>
            <div className="v-stack v-gap-12">
              {reasons.length > 0 && <ScoreReasons reasons={reasons} />}
              {action}
              {ways}
            </div>
            <AccountDataOffer sessionId={state.sessionId} />
          </div>
        </>
      );
    }
  }
}

/** The date of a reopened result, and the number of answers that the user has changed since that date. */
function OfTheDay({ completedAt, changed }: ReopenedResult) {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <p className="v-muted">{t('result.of-day', { date: format.moment(completedAt) })}</p>
      {changed > 0 && (
        <p className="v-muted">{changed === 1 ? t('result.changed-one') : t('result.changed', { count: changed })}</p>
      )}
    </>
  );
}

type ResultProps = {
  state: ResultState;
  /** True if rendered as a section of the dashboard, which has its own title, help and general notes. */
  isSection?: boolean;
  /** True right after the last answer. The score then takes the focus, and the dots are animated. */
  isNew?: boolean;
  onAnswer: (question: Question, given: GivenAnswer) => void;
  onSave: () => void;
  onLeave: (options?: { without: boolean }) => void;
  onDismissSupport: () => void;
};

/** A result: the score with its range, the reasons, the first action, and links to continue. */
export function Result({ state, isSection, isNew, onAnswer, onSave, onLeave, onDismissSupport }: ResultProps) {
  const t = useTexts();
  const { offered } = state.support;
  const view = resultView(state.results.insights, offered.length > 0);
  const ways = (
    <div className="v-buttons v-cluster v-gap-3">
      <Button size="lg" busy={state.leaves && state.request !== null} onClick={() => onLeave()}>
        <span>{t(isSection ? 'result.close' : 'completed.dashboard')}</span>
        {!isSection && <ArrowRight size={18} aria-hidden="true" />}
      </Button>
      <ButtonLink to="/quiz/answers" variant="secondary" size="lg">
        {t('result.change')}
      </ButtonLink>
      {!isSection && (
        <Button variant="quiet" size="lg" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <span>{t('result.print')}</span>
        </Button>
      )}
    </div>
  );
  return (
    <div
      className={classNames(
        isSection ? `v-gap-8 v-line-below ${styles.section}` : styles.page,
        'v-stack v-full',
        view.status === 'scored' && view.calm && styles.calm,
      )}
    >
      {!isSection && (
        <>
          <header className={`${styles.header} v-cluster v-gap-0 v-column-3 v-baseline`}>
            <h1 className="v-lg">{t('result.title')}</h1>
            {view.status === 'scored' && <p className="v-muted">{t('result.subtitle')}</p>}
            {state.reopened && <OfTheDay {...state.reopened} />}
          </header>
          <OfferedSupport needs={offered} onDismiss={onDismissSupport} />
        </>
      )}
      <Outcome view={view} state={state} ways={ways} isNew={isNew ?? state.reopened === null} />
      <OpenActions actions={state.openActions} />
      {state.extras.length > 0 && (
        <ExtraQuestions state={state} onAnswer={onAnswer} onSave={onSave} onSkip={() => onLeave({ without: true })} />
      )}
      {!isSection && <NeedToTalk />}
      {!isSection && view.status === 'scored' && (
        <p className={`${styles.general} v-muted v-sm`}>{t('result.general')}</p>
      )}
    </div>
  );
}
