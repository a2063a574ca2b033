import { useState } from 'react';
import { forgotPasswordRequest } from '@verdant/shared/contract';
import type { ForgotPasswordRequest } from '@verdant/shared/contract';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import { AuthLayout } from '../auth-layout/auth-layout';
import { KeptLink } from '../auth-layout/kept-link';
import { useForm } from '../form/use-form';
import { useTexts } from '../texts';
import form from '../form/form.module.css';

const initial = { email: '' };

/** There is no call that resets a password yet: the screen says so, and what to do instead. */
export function ForgotPassword() {
  const t = useTexts();
  const [asked, setAsked] = useState<string | null>(null);

  const submit = ({ email }: ForgotPasswordRequest) => {
    setAsked(email);
    return Promise.resolve(null);
  };
  const { field, formProps } = useForm({ initial, schema: forgotPasswordRequest, submit, onStart: () => setAsked(null) });

  return (
    <AuthLayout
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      footer={
        <>
          {t('forgot.remembered')} <KeptLink to="/sign-in">{t('forgot.signIn')}</KeptLink>
        </>
      }
    >
      {asked !== null && (
        <Banner tone="info">
          <p>{t('forgot.unavailable', { email: asked })}</p>
          <p>{t('forgot.instead')}</p>
        </Banner>
      )}
      <form {...formProps} className={form.form}>
        <TextField {...field('email')} label={t('field.email')} type="email" autoComplete="email" autoCapitalize="none" />
        <Button type="submit" size="lg" block>
          {t('forgot.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
}
