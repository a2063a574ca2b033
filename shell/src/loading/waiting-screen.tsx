import type { WaitingScreenProps } from '@verdant/federation/browser';
import { Button, Spinner } from '@verdant/shared/ui';
import { useShellTexts } from '../texts';

export function WaitingScreen({ waiting, onRetry }: WaitingScreenProps) {
  const t = useShellTexts();
  if (waiting === 'loading') return <Spinner hiddenLabel={t('loading.label')} />;
  return (
    <Spinner
      label={
        <>
          <p>{t(`loading.${waiting}`)}</p>
          {waiting !== 'retrying' && (
            <Button variant="secondary" onClick={onRetry}>
              {t('loading.tryAgain')}
            </Button>
          )}
        </>
      }
    />
  );
}
