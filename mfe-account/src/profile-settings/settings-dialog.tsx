import { Banner, Button, Dialog, Tabs } from '@verdant/shared/ui';
import { LegalLinks } from '../legal/legal-links';
import { useTexts } from '../texts';
import { NotificationsTab } from './notifications-tab';
import { PreferencesTab } from './preferences-tab';
import { ProfileTab } from './profile-tab';
import { sections } from './settings';
import { useSettingsForm } from './use-settings-form';
import styles from './settings-dialog.module.css';

const panels = { profile: ProfileTab, notifications: NotificationsTab, preferences: PreferencesTab };

/** The open modal: three tabs, one form, one Save. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const form = useSettingsForm(onClose);
  const { status, tab, setTab, formProps } = form;
  const Panel = panels[tab];
  const saving = status.kind === 'saving';

  return (
    // Around the dialog, so that the buttons at its foot belong to the form.
    <form {...formProps}>
      <Dialog
        open
        onClose={onClose}
        title={t('profile.title')}
        closeLabel={t('profile.close')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('profile.cancel')}
            </Button>
            <Button type="submit" busy={saving}>
              {t(saving ? 'profile.busy' : 'profile.save')}
            </Button>
          </>
        }
      >
        <div className={styles.body}>
          <Tabs
            label={t('profile.sections')}
            tabs={sections.map((section) => ({ id: section, label: t(`profile.tab.${section}`) }))}
            value={tab}
            onChange={setTab}
          >
            <div className={styles.panel}>
              <Panel form={form} />
            </div>
          </Tabs>
          {status.kind === 'failed' && <Banner>{status.message}</Banner>}
          {status.kind === 'saved' && <Banner tone="good">{t('profile.saved')}</Banner>}
          <LegalLinks />
        </div>
      </Dialog>
    </form>
  );
}
