import { useId } from 'react';
import { Banner, Button, Card, Page } from '@verdant/shared/ui';
import { BankInvite } from '../bank-link/bank-invite';
import { Finishing } from '../finishing/finishing';
import type { QuizState } from '../flow/quiz-state';
import { resultView } from '../flow/result-view';
import type { ResultView } from '../flow/result-view';
import type { QuizFlow } from '../flow/use-quiz-flow';
import { useQuizFlow } from '../flow/use-quiz-flow';
import { OfferedSupport } from '../support/offered-support';
import { QuizProgress } from '../progress/quiz-progress';
import { ExistingSessionDialog } from '../prompts/existing-session-dialog';
import { QuestionCard } from '../question/question-card';
import { QuestionSkeleton } from '../question/question-skeleton';
import { Result } from '../result/result';
import { useTexts } from '../texts';
import type { TextKey } from '../texts';
import styles from './quiz.module.css';

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <Card className={styles.failed}>
      <Banner>{t('error.load')}</Banner>
      <Button onClick={onRetry}>{t('load.retry')}</Button>
    </Card>
  );
}

function Stage({ flow, positionId }: { flow: QuizFlow; positionId: string }) {
  const { state } = flow;
  switch (state.phase) {
    case 'loading':
      return <QuestionSkeleton announced />;
    case 'load-failed':
      return <LoadFailed onRetry={flow.reload} />;
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
      const { session, question, progress } = state.quiz;
      return (
        <>
          <QuizProgress progress={progress} id={positionId} />
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
    case 'result':
      return (
        <>
          <OfferedSupport needs={state.support.offered} onDismiss={flow.dismissSupport} />
          <Result state={state} onAnswer={flow.answerExtra} onSave={flow.next} onLeave={flow.leave} />
        </>
      );
    case 'finishing':
    case 'leaving':
      return (
        <>
          <QuizProgress progress={state.progress} id={positionId} />
          <Finishing />
        </>
      );
  }
}

function sessionIdOf(state: QuizState): string | null {
  if ('quiz' in state) return state.quiz.session.session_id;
  if ('sessionId' in state) return state.sessionId;
  return 'existing' in state ? state.existing.session_id : null;
}

type QuizProps = {
  /** Empty: nothing is cached between visits. */
  userId: string;
};

const viewOf = (state: QuizState): ResultView | null =>
  state.phase === 'result' ? resultView(state.results.insights, state.support.offered.length > 0) : null;

/** Not while something loads after the last answer, and not for someone in trouble. */
function showsBankInvite(state: QuizState): boolean {
  const view = viewOf(state);
  if (view) return view.kind === 'scored' && !view.calm;
  return state.phase !== 'finishing' && state.phase !== 'leaving';
}

/** What the page says under its title: nothing of an estimate where there is none. */
function subtitleKey(view: ResultView | null): TextKey | null {
  if (!view) return 'page.subtitle';
  return view.kind === 'scored' ? 'result.subtitle' : null;
}

/** The onboarding quiz (spec 2), and its result. */
export function Quiz({ userId }: QuizProps) {
  const t = useTexts();
  const flow = useQuizFlow(userId);
  const positionId = useId();
  const view = viewOf(flow.state);
  const subtitle = subtitleKey(view);
  return (
    <Page
      title={t(view ? 'result.title' : 'page.title')}
      subtitle={subtitle && t(subtitle)}
      width={view ? 'wide' : 'narrow'}
    >
      <Stage flow={flow} positionId={positionId} />
      {showsBankInvite(flow.state) && <BankInvite sessionId={sessionIdOf(flow.state)} />}
    </Page>
  );
}
