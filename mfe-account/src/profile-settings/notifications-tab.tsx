import { moneyMailKinds } from '@verdant/shared/contract';
import { Switch } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import type { SettingsForm } from './use-settings-form';
import styles from './settings-dialog.module.css';

const kinds = ['email', 'push', 'marketing'] as const;

export function NotificationsTab({ form: { values, edit } }: { form: SettingsForm }) {
  const t = useTexts();
  const switchOf = (kind: (typeof kinds | typeof moneyMailKinds)[number]) => (
    <Switch
      key={kind}
      label={t(`profile.notify.${kind}`)}
      hint={t(`profile.notify.${kind}Hint`)}
      checked={values.notifications[kind] ?? false}
      onChange={(event) => edit('notifications', { [kind]: event.target.checked })}
    />
  );
  return (
    <div className={styles.switches}>
      {kinds.map(switchOf)}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('profile.money')}</legend>
        <p className={styles.hint}>{t('profile.moneyHint')}</p>
        {moneyMailKinds.map(switchOf)}
      </fieldset>
    </div>
  );
}
