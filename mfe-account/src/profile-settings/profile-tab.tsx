import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Button, TextField } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../texts';
import { initialsOf } from './settings';
import type { SettingsForm } from './use-settings-form';
import styles from './profile-settings.module.css';

/** The e-mail address cannot be edited (spec 5). */
export function ProfileTab({ form }: { form: SettingsForm }) {
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
