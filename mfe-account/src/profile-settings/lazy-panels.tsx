import type { ComponentType } from 'react';
import { Banner, Button, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import { useTexts } from '../texts';

/** Returns the content of a tab as a component whose chunk is loaded when the tab is opened. */
function lazyPanel(load: () => Promise<ComponentType>): ComponentType {
  return function LazyPanel() {
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
  };
}

export const BanksPanel = lazyPanel(async () => {
  const { Banks } = await import(/* webpackChunkName: "banks" */ '../banks/banks');
  return Banks;
});

export const SecurityPanel = lazyPanel(async () => {
  const { Security } = await import(/* webpackChunkName: "security" */ '../security/security');
  return Security;
});

export const PrivacyPanel = lazyPanel(async () => {
  const { AccountData } = await import(/* webpackChunkName: "account-data" */ '../account-data/account-data');
  return AccountData;
});
