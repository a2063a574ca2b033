import { Camera } from 'lucide-react';
import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { languageName, languages, moneyMailKinds, themeChoices } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';
import { Button, Checkbox, SelectField, Switch, TextField } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../texts';
import { initialsOf } from './settings';
import type { SettingsForm } from './use-settings-form';
import styles from './profile-settings.module.css';

type TabProps = { form: SettingsForm };

/** The e-mail address cannot be edited (spec 5). */
export function ProfileTab({ form }: TabProps) {
  const t = useTexts();
  const say = useMessages();
  const { values, errors, email, edit } = form;
  const field = (name: keyof typeof values.profile) => ({
    name,
    value: values.profile[name],
    error: errors[name] && say(errors[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => edit('profile', { [name]: event.target.value }),
  });

  return (
    <>
      <div className="v-cluster v-gap-4 v-center">
        <span className={`${styles.initials} v-xl v-display`} role="img" aria-label={t('profile.picture')}>
          {initialsOf(values.profile, email)}
        </span>
        {/* spec 2: the button does nothing. */}
        <Button variant="secondary" size="sm">
          <Camera size={16} aria-hidden="true" />
          <span>{t('profile.upload')}</span>
        </Button>
      </div>
      <div className="v-tiles-11 v-gap-5 v-column-4 v-start">
        <TextField {...field('first_name')} required label={t('field.firstName')} autoComplete="given-name" />
        <TextField {...field('last_name')} required label={t('field.lastName')} autoComplete="family-name" />
      </div>
      <TextField
        label={t('field.email')}
        type="email"
        value={email}
        readOnly
        autoComplete="email"
        hint={t('profile.emailHint')}
      />
      <TextField
        {...field('phone')}
        label={t('field.phone')}
        optional={t('field.optional')}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}

const kinds = ['email', 'push', 'marketing'] as const;

/** Options for mails about money, as checkboxes: the specification allows exactly three switches in this tab. */
function MoneyMails({ form: { values, edit } }: TabProps) {
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

export function NotificationsTab({ form }: TabProps) {
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

/** Returns the option that equals `value`. The fallback is never needed and only satisfies the return type. */
function chosen<T extends string>(options: readonly [T, ...T[]], value: string): T {
  return options.find((option) => option === value) ?? options[0];
}

export function PreferencesTab({ form: { values, edit } }: TabProps) {
  const t = useTexts();
  const reader = useLanguage().language;
  return (
    <>
      <SelectField
        label={t('profile.theme')}
        hint={t('profile.themeHint')}
        options={themeChoices.map((choice) => ({ value: choice, label: t(`profile.theme.${choice}`) }))}
        value={values.preferences.theme}
        onChange={({ target }) => edit('preferences', { theme: chosen(themeChoices, target.value) })}
      />
      <SelectField
        label={t('profile.language')}
        options={languages.map((choice) => ({ value: choice, label: languageName(choice, reader) }))}
        value={values.preferences.language}
        onChange={({ target }) => edit('preferences', { language: chosen(languages, target.value) })}
      />
    </>
  );
}
