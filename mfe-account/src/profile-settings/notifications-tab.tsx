import { useId } from 'react';
import { moneyMailKinds } from '@verdant/shared/contract';
import { Checkbox, Switch } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import type { SettingsForm } from './use-settings-form';
import styles from './profile-settings.module.css';

const kinds = ['email', 'push', 'marketing'] as const;

/**
 * Options for mails about money. Checkboxes are used, because the specification allows exactly three switches in this tab.
 */
function MoneyMails({ form: { values, edit } }: { form: SettingsForm }) {
  const t = useTexts();
  const id = useId();
  return (
    <fieldset className="v-bare v-stack v-gap-4 v-narrowing">
      <legend className={`${styles.legend} v-strong`}>{t('profile.money')}</legend>
      <p className="v-muted v-sm">{t('profile.moneyHint')}</p>
      {moneyMailKinds.map((kind) => (
        <div key={kind} className="v-stack v-gap-1">
          <Checkbox
            label={t(`profile.notify.${kind}`)}
            aria-describedby={`${id}-${kind}`}
            checked={values.notifications[kind] ?? false}
            onChange={({ target }) => edit('notifications', { [kind]: target.checked })}
          />
          <p id={`${id}-${kind}`} className="v-muted v-sm">
            {t(`profile.notify.${kind}Hint`)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

export function NotificationsTab({ form }: { form: SettingsForm }) {
  const t = useTexts();
  const { values, edit } = form;
  return (
    <div className="v-rows v-stack">
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`profile.notify.${kind}`)}
          hint={t(`profile.notify.${kind}Hint`)}
          checked={values.notifications[kind]}
          onChange={(event) => edit('notifications', { [kind]: event.target.checked })}
        />
      ))}
      <MoneyMails form={form} />
    </div>
  );
}
