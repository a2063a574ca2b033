import { Banner, Button, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import { useTexts } from '../texts';

const loads = {
  security: async () => {
    const { Security } = await import(/* webpackChunkName: "security" */ '../security/security');
    return Security;
  },
  privacy: async () => {
    const { AccountData } = await import(/* webpackChunkName: "account-data" */ '../account-data/account-data');
    return AccountData;
  },
};

export type LazyTab = keyof typeof loads;

/** A tab whose parts each have a button of their own, in a chunk that loads when the tab is opened. */
export function LazyPanel({ tab }: { tab: LazyTab }) {
  const t = useTexts();
  const { state, retry } = useLazyComponent(loads[tab]);
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
