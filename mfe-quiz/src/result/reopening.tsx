import { LoadFailure } from '@verdant/shared/calls';
import { ButtonLink, Page, Panel, Skeleton } from '@verdant/shared/ui';
import type { ReopeningState } from '../flow/quiz-state';
import { useTexts } from '../texts';

type ReopeningProps = { status: ReopeningState['status']; onRetry: () => void };

/** Placeholder for a reopened result that is loading, failed to load, or does not exist. */
export function ReopeningPlaceholder({ status, onRetry }: ReopeningProps) {
  const t = useTexts();
  switch (status) {
    case 'reopening':
      return (
        <div className="v-stack v-gap-4 v-left" role="status" data-loading="">
          <span className="visually-hidden">{t('result.loading')}</span>
          <Skeleton width="12rem" height="6rem" />
          <Skeleton height="10rem" />
          <Skeleton height="10rem" />
        </div>
      );
    case 'reopen-failed':
      return <LoadFailure query={{ refetch: onRetry }}>{t('result.load-failed')}</LoadFailure>;
    case 'no-result':
      return (
        <Panel title={t('result.none')}>
          <div className="v-stack v-gap-4 v-left">
            <p>{t('result.none-text')}</p>
            <ButtonLink to="/onboarding">{t('answers.start')}</ButtonLink>
          </div>
        </Panel>
      );
  }
}

export function ReopeningPage(props: ReopeningProps) {
  const t = useTexts();
  return (
    <Page title={t('result.title')} width="narrow">
      <ReopeningPlaceholder {...props} />
    </Page>
  );
}
