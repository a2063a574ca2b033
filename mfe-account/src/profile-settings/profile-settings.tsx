import { useId, useState } from 'react';
import type { ComponentType } from 'react';
import { EmailReminder } from '@verdant/shared/email-reminder';
import { useAuth, useLeave } from '@verdant/shared/services';
import type { ProfileSettingsProps } from '@verdant/shared/services';
import { Banner, Button, Dialog, Skeleton, Tabs, useLazyComponent } from '@verdant/shared/ui';
import { LegalLinks } from '../legal/legal-links';
import { CloseWarningContext } from '../sections/shown-once';
import { useTexts } from '../texts';
import { tabs } from './settings';
import type { SettingsTab } from './settings';
import { NotificationsTab, PreferencesTab, ProfileTab } from './settings-tabs';
import { useSettingsForm } from './use-settings-form';
import styles from './profile-settings.module.css';

/** Returns a component that loads its chunk when the tab opens, 1 KB smaller than `lazyComponent`. */
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

const panels = { profile: ProfileTab, notifications: NotificationsTab, preferences: PreferencesTab };
/** Tabs with their own buttons, which load when they open. */
const ownPanels = {
  banks: lazyPanel(async () => import(/* webpackChunkName: "banks" */ '../banks/banks').then((module) => module.Banks)),
  security: lazyPanel(async () =>
    import(/* webpackChunkName: "security" */ '../security/security').then((module) => module.Security),
  ),
  privacy: lazyPanel(async () =>
    import(/* webpackChunkName: "account-data" */ '../account-data/account-data').then((module) => module.AccountData),
  ),
};

const isOwn = (tab: SettingsTab): tab is keyof typeof ownPanels => tab in ownPanels;

/** spec 2, "Profile Settings modal". The modal starts from the stored settings each time it opens. */
export function ProfileSettings({ open, onClose, section }: ProfileSettingsProps) {
  return open ? <SettingsDialog onClose={onClose} first={section ?? 'profile'} /> : null;
}

/** Three tabs share one form and Save button; the other tabs have their own buttons. */
function SettingsDialog({ onClose, first }: { onClose: () => void; first: SettingsTab }) {
  const t = useTexts();
  const leave = useLeave();
  const [isShownOnce, setShownOnce] = useState(false);
  /** Asks for confirmation if the action would lose content that is shown only once, such as recovery codes. */
  const guarded = (action: () => void) => (isShownOnce ? leave(action) : action());
  const close = () => guarded(onClose);
  const form = useSettingsForm(close, first);
  const { save, tab, setTab, formProps } = form;
  const formId = useId();
  // On pages for visitors, the settings can be open before the account is loaded.
  const isLoading = useAuth().user === null && !isOwn(tab);
  const Panel = isOwn(tab) || isLoading ? null : panels[tab];
  const OwnPanel = isOwn(tab) ? ownPanels[tab] : null;
  const saving = save.status === 'saving';
  const isSavable = Panel !== null || form.hasEdits || saving;

  return (
    <Dialog
      open
      hasFixedHeight
      onClose={close}
      title={t('profile.title')}
      closeLabel={t('profile.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t(isSavable ? 'profile.cancel' : 'profile.close')}
          </Button>
          {isSavable && (
            <Button type="submit" form={formId} busy={saving}>
              {t(saving ? 'profile.busy' : 'profile.save')}
            </Button>
          )}
        </>
      }
    >
      <div className={`${styles.body} v-stack v-gap-5 v-left`}>
        <Tabs
          label={t('profile.sections')}
          tabs={tabs.map((id) => ({ id, label: t(`profile.tab.${id}`) }))}
          value={tab}
          onChange={(next) => guarded(() => setTab(next))}
        >
          {/* The form is always rendered, because Save is outside of the form. */}
          <form {...formProps} id={formId}>
            {Panel && (
              <div className="v-stack v-gap-5 v-packed">
                <Panel form={form} />
              </div>
            )}
            {isLoading && <Skeleton height="20rem" />}
          </form>
          {OwnPanel && (
            <div className="v-stack v-gap-5 v-packed">
              <CloseWarningContext value={setShownOnce}>
                <OwnPanel />
              </CloseWarningContext>
            </div>
          )}
        </Tabs>
        {save.status === 'failed' && <Banner>{save.message}</Banner>}
        {save.status === 'saved' && <Banner tone="good">{t('profile.saved')}</Banner>}
        {/* The security tab has its own reminder. */}
        {tab === 'profile' && <EmailReminder />}
        {!isLoading && <LegalLinks />}
      </div>
    </Dialog>
  );
}
