import { useId } from 'react';
import { Banner, Button, Dialog, Tabs } from '@verdant/shared/ui';
import { LegalLinks } from '../legal/legal-links';
import { useTexts } from '../texts';
import { LazyPanel } from './lazy-panel';
import { NotificationsTab } from './notifications-tab';
import { PreferencesTab } from './preferences-tab';
import { ProfileTab } from './profile-tab';
import { tabs } from './settings';
import { useSettingsForm } from './use-settings-form';
import styles from './settings-dialog.module.css';

const panels = { profile: ProfileTab, notifications: NotificationsTab, preferences: PreferencesTab };

/** The open modal: three tabs with one form and one Save, and two for security and privacy, whose forms are sent one by one. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const form = useSettingsForm(onClose);
  const { status, tab, setTab, formProps } = form;
  const formId = useId();
  const lazyTab = tab === 'security' || tab === 'privacy' ? tab : null;
  const Panel = tab === 'security' || tab === 'privacy' ? null : panels[tab];
  const saving = status.kind === 'saving';
  const isSavable = Panel !== null || form.hasEdits || saving;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.title')}
      closeLabel={t('profile.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
      <div className={styles.body}>
        <Tabs
          label={t('profile.sections')}
          tabs={tabs.map((id) => ({ id, label: t(`profile.tab.${id}`) }))}
          value={tab}
          onChange={setTab}
        >
          {/* Always there, and not around the forms of the other tabs: its Save is outside of it. */}
          <form {...formProps} id={formId}>
            {Panel && (
              <div className={styles.panel}>
                <Panel form={form} />
              </div>
            )}
          </form>
          {lazyTab && (
            <div className={styles.panel}>
              <LazyPanel key={lazyTab} tab={lazyTab} />
            </div>
          )}
        </Tabs>
        {status.kind === 'failed' && <Banner>{status.message}</Banner>}
        {status.kind === 'saved' && <Banner tone="good">{t('profile.saved')}</Banner>}
        <LegalLinks />
      </div>
    </Dialog>
  );
}
