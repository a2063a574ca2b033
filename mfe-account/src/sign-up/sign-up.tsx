import { useLayoutEffect, useState, Fragment } from 'react';
import { signUpForm, type RegisterRequest, type SignUpForm } from '@verdant/shared/contract';
import { hasFirstAnswer } from '@verdant/shared/first-answer';
import { toFormFailure } from '@verdant/shared/forms';
import type { FormFailure } from '@verdant/shared/forms';
import { Banner, TextField } from '@verdant/shared/ui';
import { AuthLayout, LinkWithReturnPage } from '../auth-layout/auth-layout';
import { EmailField, PasswordField, SubmitButton } from '../form/fields';
import { useAccountForm } from '../form/use-account-form';
import { LegalLink } from '../legal/legal-links';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useAuthWithoutOldError } from '../sign-in/sign-in-auth';
import { useMessages, useTexts } from '../texts';
import form from '../form/form.module.css';

const LINKS = /(\{terms\}|\{privacy\})/;

function Agreement() {
  const parts = useTexts()('signUp.agreement').split(LINKS);
  return (
    <p className="v-muted v-sm">
      {parts.map((part) => {
        if (part === '{terms}') return <LegalLink key={part} page="terms" />;
        if (part === '{privacy}') return <LegalLink key={part} page="privacy" />;
        return <Fragment key={part}>{part}</Fragment>;
      })}
    </p>
  );
}

const initial = { first_name: '', last_name: '', email: '', phone: '', password: '', confirm_password: '' };

/** Omits the repeated password, and an empty phone number (spec 3). */
function requestOf({ email, password, first_name, last_name, phone }: SignUpForm): RegisterRequest {
  return { email, password, first_name, last_name, ...(phone && { phone }) };
}

/** The sign-up page (spec 2, "Sign-up screen"). The shell decides which page opens afterwards. */
export function SignUp() {
  const t = useTexts();
  const say = useMessages();
  const { register, error, isLoading, clearError } = useAuthWithoutOldError();
  // The text of the error arrives later, as `error` in the next render.
  const [failed, setFailed] = useState(false);

  const [hasAnswer, setHasAnswer] = useState(false);
  // The first render must match the prerendered page.
  // oxlint-disable-next-line react/set-state-in-effect -- the first render has to be what the server rendered
  useLayoutEffect(() => setHasAnswer(hasFirstAnswer()), []);

  const explain = (reason: unknown): FormFailure => {
    const items = toFormFailure(reason, Object.keys(initial), t('field.invalid'));
    if (!items) setFailed(true);
    // spec 8: an error without a field of its own is shown under the password.
    return { errors: { ...(items?.message !== undefined && { password: items.message }), ...items?.errors } };
  };

  const onStart = () => {
    setFailed(false);
    clearError();
  };
  const onEdit = (name: string) => {
    if (name === 'password') setFailed(false);
  };

  const { busy, field, formProps } = useAccountForm({
    initial,
    schema: signUpForm,
    send: async (details) => register(requestOf(details)),
    failed: t('signUp.failed'),
    explain,
    onStart,
    onEdit,
    blocked: isLoading,
  });
  const password = field('password');
  const failure = failed ? say(error ?? t('signUp.failed')) : undefined;

  return (
    <AuthLayout
      title={t('signUp.title')}
      subtitle={t('signUp.subtitle')}
      footer={
        <>
          <span>{t('signUp.haveAccount')}</span>{' '}
          <LinkWithReturnPage to="/sign-in">{t('signUp.signIn')}</LinkWithReturnPage>
        </>
      }
      below={
        <p>
          <LinkWithReturnPage to="/demo">{t('demo.link')}</LinkWithReturnPage>
        </p>
      }
    >
      {hasAnswer && <Banner tone="good">{t('signUp.kept')}</Banner>}
      <form {...formProps} className={form.form}>
        <div className="v-tiles-11 v-gap-5 v-column-4 v-start">
          <TextField {...field('first_name')} required label={t('field.firstName')} autoComplete="given-name" />
          <TextField {...field('last_name')} required label={t('field.lastName')} autoComplete="family-name" />
        </div>
        <EmailField {...field('email')} label={t('field.email')} />
        <TextField
          {...field('phone')}
          label={t('field.phone')}
          optional={t('field.optional')}
          type="tel"
          autoComplete="tel"
        />
        <NewPasswordField
          {...password}
          error={password.error ?? failure}
          label={t('field.password')}
          owner={{
            email: field('email').value,
            first_name: field('first_name').value,
            last_name: field('last_name').value,
            phone: field('phone').value,
          }}
        />
        <PasswordField {...field('confirm_password')} label={t('field.confirmPassword')} autoComplete="new-password" />
        <Agreement />
        <SubmitButton busy={busy}>{t(busy ? 'signUp.busy' : 'signUp.submit')}</SubmitButton>
      </form>
    </AuthLayout>
  );
}
