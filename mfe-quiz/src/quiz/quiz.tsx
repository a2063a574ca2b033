import { useId, useEffect, useRef } from 'react';
import { LoadFailure } from '@verdant/shared/calls';
import type { Progress } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { BankInvite } from '../bank-link/bank-invite';
import type { QuizState, ReopeningState } from '../flow/quiz-state';
import { type QuizFlow, useQuizFlow } from '../flow/use-quiz-flow';
import { OfferedSupport } from '../support/offered-support';
import { GatheringDots } from '../progress/gathering-dots';
import { QuizProgress, ProgressSkeleton } from '../progress/quiz-progress';
import { ExistingSessionDialog } from '../prompts/existing-session-dialog';
import { QuestionCard } from '../question/question-card';
import { QuestionSkeleton } from '../question/question-skeleton';
import { ReopeningPage } from '../result/reopening';
import { useTexts } from '../texts';
import styles from './quiz.module.css';

/** Loaded on first use: only old results and new results without insights appear here, the others on the dashboard. */
const Result = lazyComponent(async () => (await import(/* webpackChunkName: "result" */ '../result/result')).Result);

/** Shown between the last answer and the dashboard, while the results are fetched. */
function FetchingResults() {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.finishing} v-stack v-gap-4 v-packed`}>
      <h2 className="v-xxxl v-tight v-ringless v-leading-11" ref={heading} tabIndex={-1}>
        {t('finishing.title')}
      </h2>
      <p className={`${styles.finishingText} v-muted v-lg`}>{t('finishing.text')}</p>
    </div>
  );
}

type AskingState = Exclude<QuizState, ReopeningState>;

function Stage({ state, flow, positionId }: { state: AskingState; flow: QuizFlow; positionId: string }) {
  const t = useTexts();
  switch (state.status) {
    case 'loading':
      return <QuestionSkeleton announced />;
    case 'load-failed':
      return <LoadFailure query={{ refetch: flow.reload }}>{t('error.load')}</LoadFailure>;
    case 'resume-prompt':
    case 'completed-prompt':
      return (
        <>
          <QuestionSkeleton announced={false} />
          <ExistingSessionDialog state={state} onChoose={flow.choose} />
        </>
      );
    case 'question':
    case 'submitting': {
      const { session, question } = state.quiz;
      return (
        <>
          <OfferedSupport needs={state.support.offered} onDismiss={flow.dismissSupport} />
          <QuestionCard
            key={`${session.session_id} ${question.id}`}
            state={state}
            positionId={positionId}
            onAnswer={flow.answer}
            onNext={flow.next}
            onBack={flow.back}
            onReload={flow.reload}
          />
        </>
      );
    }
    case 'finishing':
    case 'result':
    case 'leaving':
      return <FetchingResults />;
  }
}

function progressOf(state: AskingState): { progress: Progress; range_width?: number | undefined } | null {
  if ('quiz' in state) return { progress: state.quiz.progress, range_width: state.quiz.session.range_width };
  return 'progress' in state ? state : null;
}

function sessionIdOf(state: AskingState): string | null {
  if ('quiz' in state) return state.quiz.session.session_id;
  if ('sessionId' in state) return state.sessionId;
  return 'existing' in state ? state.existing.session_id : null;
}

function Asking({ state, flow }: { state: AskingState; flow: QuizFlow }) {
  const t = useTexts();
  const positionId = useId();
  const quizProgress = progressOf(state);
  const isOver = 'progress' in state;
  return (
    <div className={`${styles.page} v-stack v-gap-8 v-full`}>
      <header className={`${styles.intro} v-stack v-gap-3 v-packed`}>
        <div className="v-stack v-gap-2">
          <h1 className={`${styles.title} v-lg`}>{t('page.title')}</h1>
          <p className={`${styles.subtitle} v-muted v-sm`}>{t('page.subtitle')}</p>
        </div>
        {state.status !== 'load-failed' && (
          <>
            {quizProgress ? <QuizProgress progress={quizProgress.progress} id={positionId} /> : <ProgressSkeleton />}
            <GatheringDots
              answered={quizProgress ? quizProgress.progress.current - 1 : 0}
              width={quizProgress?.range_width}
            />
          </>
        )}
      </header>
      <div className={`${styles.stage} v-stack v-gap-6 v-packed`}>
        <Stage state={state} flow={flow} positionId={positionId} />
      </div>
      {!isOver && (
        <div className={styles.invite}>
          <BankInvite sessionId={sessionIdOf(state)} />
        </div>
      )}
    </div>
  );
}

type QuizProps = {
  /** Id of the user; an empty id stores no drafts. */
  userId: string;
  /** Session id of the completed quiz (or `latest`) whose result is shown; null during the quiz. */
  resultOf: string | null;
  onResult: (sessionId: string, hasResult: boolean) => void;
};

/** The onboarding quiz (spec 2), or the result of a completed quiz. */
export function Quiz(props: QuizProps) {
  const flow = useQuizFlow(props);
  const { state } = flow;
  if (state.status === 'reopening' || state.status === 'reopen-failed' || state.status === 'no-result') {
    return <ReopeningPage status={state.status} onRetry={flow.reload} />;
  }
  if (state.status !== 'result' || props.resultOf === null) return <Asking state={state} flow={flow} />;
  return (
    <Result
      state={state}
      onAnswer={flow.answerExtra}
      onSave={flow.next}
      onLeave={flow.leave}
      onDismissSupport={flow.dismissSupport}
    />
  );
}
