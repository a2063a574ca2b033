import { LoadFailure } from '@verdant/shared/calls';
import { QueryProvider } from '@verdant/shared/query';
import { useAuth } from '@verdant/shared/services';
import { SupportNotice } from '@verdant/shared/support';
import { Banner, ButtonLink, Page, Panel, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { AnswerList } from './answer-list';
import { useAnswers, type AnswersFlow } from './use-answers';

/** The page `/quiz/answers`. The React key resets the state when another user signs in in the same tab. */
export function Answers() {
  const { user } = useAuth();
  return (
    <QueryProvider>
      <AnswersPage key={user?.id ?? ''} />
    </QueryProvider>
  );
}

function Loading() {
  const t = useTexts();
  return (
    <div className="v-stack v-gap-4" role="status">
      <span className="visually-hidden">{t('answers.loading')}</span>
      <Skeleton width="9rem" height="1.375rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
      <Skeleton width="9rem" height="1.375rem" />
      <Skeleton height="5rem" />
    </div>
  );
}

function Nothing() {
  const t = useTexts();
  return (
    <Panel title={t('answers.none')}>
      <div className="v-stack v-gap-5 v-left">
        <p>{t('answers.none-text')}</p>
        <ButtonLink to="/onboarding">{t('answers.start')}</ButtonLink>
      </div>
    </Panel>
  );
}

function Stage({ flow }: { flow: AnswersFlow }) {
  const t = useTexts();
  const { list, closed, editing } = flow;
  if (flow.hasFailed) return <LoadFailure query={{ refetch: flow.reload }}>{t('answers.load-failed')}</LoadFailure>;
  if (!list) return <Loading />;
  if (list.answers.length === 0) return <Nothing />;
  return (
    <>
      <SupportNotice needs={list.support} />
      {closed?.isSaved && <Banner tone="good">{t('answers.saved')}</Banner>}
      {editing?.hasDropped && <Banner tone="info">{t('answers.dropped')}</Banner>}
      <AnswerList list={list} flow={flow} />
      <div className="v-cluster v-gap-3">
        <ButtonLink to="/quiz/result" variant="secondary" size="sm">
          {t('answers.result')}
        </ButtonLink>
        <ButtonLink to="/onboarding" variant="secondary" size="sm">
          {t('answers.again')}
        </ButtonLink>
      </div>
    </>
  );
}

function AnswersPage() {
  const t = useTexts();
  const flow = useAnswers();
  return (
    <Page
      title={t('answers.title')}
      subtitle={t('answers.subtitle')}
      width="narrow"
      actions={
        <ButtonLink to="/dashboard" variant="secondary" size="sm">
          {t('completed.dashboard')}
        </ButtonLink>
      }
    >
      <Stage flow={flow} />
    </Page>
  );
}
