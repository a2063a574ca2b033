import { Switch } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import type { SettingsForm } from './use-settings-form';
import styles from './settings-dialog.module.css';

const kinds = ['email', 'push', 'marketing'] as const;

export function NotificationsTab({ form: { values, edit } }: { form: SettingsForm }) {
  const t = useTexts();
  return (
    <div className={styles.switches}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`profile.notify.${kind}`)}
          hint={t(`profile.notify.${kind}Hint`)}
          checked={values.notifications[kind]}
          onChange={(event) => edit('notifications', { [kind]: event.target.checked })}
        />
      ))}
    </div>
  );
}
