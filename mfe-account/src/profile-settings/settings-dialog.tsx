import { useId } from 'react';
import { EmailReminder } from '@verdant/shared/email-reminder';
import { Banner, Button, Dialog, Tabs } from '@verdant/shared/ui';
import { LegalLinks } from '../legal/legal-links';
import { useTexts } from '../texts';
import { NotificationsTab } from './notifications-tab';
import { PreferencesTab } from './preferences-tab';
import { ProfileTab } from './profile-tab';
import { BanksPanel, PrivacyPanel, SecurityPanel } from './lazy-panels';
import { tabs } from './settings';
import type { SettingsTab } from './settings';
import { useSettingsForm } from './use-settings-form';
import styles from './settings-dialog.module.css';

const panels = { profile: ProfileTab, notifications: NotificationsTab, preferences: PreferencesTab };
const ownPanels = { banks: BanksPanel, security: SecurityPanel, privacy: PrivacyPanel };

const isOwn = (tab: SettingsTab): tab is keyof typeof ownPanels => tab in ownPanels;

/** The open modal: three tabs with one form and one Save, and those for banks, security and privacy, which have buttons of their own. */
export function SettingsDialog({ onClose, first }: { onClose: () => void; first: SettingsTab }) {
  const t = useTexts();
  const form = useSettingsForm(onClose, first);
  const { status, tab, setTab, formProps } = form;
  const formId = useId();
  const Panel = isOwn(tab) ? null : panels[tab];
  const OwnPanel = isOwn(tab) ? ownPanels[tab] : null;
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
          {OwnPanel && (
            <div className={styles.panel}>
              <OwnPanel />
            </div>
          )}
        </Tabs>
        {status.kind === 'failed' && <Banner>{status.message}</Banner>}
        {status.kind === 'saved' && <Banner tone="good">{t('profile.saved')}</Banner>}
        {/* The security tab says it itself. */}
        {tab !== 'security' && <EmailReminder />}
        <LegalLinks />
      </div>
    </Dialog>
  );
}
