import { Banner, Button, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import { useTexts } from '../texts';

const load = async () => {
  const { Security } = await import(/* webpackChunkName: "security" */ '../security/security');
  return Security;
};

/** The security tab, in a chunk that loads when the tab is opened. */
export function SecurityPanel() {
  const t = useTexts();
  const { state, retry } = useLazyComponent(load);
  if (state.status === 'ready') return <state.Component />;
  if (state.status === 'loading') return <Skeleton height="12rem" />;
  return (
    <>
      <Banner>{t('profile.notLoaded')}</Banner>
      <div>
        <Button variant="secondary" onClick={retry}>
          {t('profile.loadAgain')}
        </Button>
      </div>
    </>
  );
}
