import { useState } from 'react';
import { accountLinkPurposes, accountLinkForm, type AccountLinkPurpose } from '@verdant/shared/contract';
import { checkForm, useForm } from '@verdant/shared/forms';
import { useLocation } from '@verdant/shared/router';
import { useLanguage, useAuth } from '@verdant/shared/services';
import { Banner, ButtonLink, Button } from '@verdant/shared/ui';
import { FocusedMessage } from '../auth-layout/focused-message';
import { AuthLayout } from '../auth-layout/auth-layout';
import { PasswordField } from '../form/password-field';
import { useLinkToken } from '../reset-password/use-link-token';
import { useMessages, useTexts } from '../texts';
import { useAccountLinkTexts } from './texts';
import { useFollowLink, type FollowLink } from './use-follow-link';
import form from '../form/form.module.css';

/** Returns the purpose in the URL of the link; the server compares it with the purpose that it has stored for the link. */
function purposeIn(search: string): AccountLinkPurpose | undefined {
  const named = new URLSearchParams(search).get('for');
  return accountLinkPurposes.find((purpose) => purpose === named);
}

/** Returns the time of an account's deletion from the navigation state, in which the form for the deletion stores it. */
function deletionTime(state: unknown): Date | undefined {
  if (typeof state !== 'object' || state === null || !('deleteAt' in state)) return undefined;
  return typeof state.deleteAt === 'string' ? new Date(state.deleteAt) : undefined;
}

/** The page that links in mails about an account open. Only the button changes the account; opening the page does not. */
export function AccountLink() {
  const location = useLocation();
  const { search } = location;
  const token = useLinkToken();
  const [purpose] = useState(() => purposeIn(search));
  const deleteAt = deletionTime(location.state);
  if (deleteAt) return <DeletionNotice deleteAt={deleteAt} />;
  return purpose && token ? <Confirm purpose={purpose} token={token} /> : <BadLink text="missing" />;
}

function DeletionNotice({ deleteAt }: { deleteAt: Date }) {
  const t = useAccountLinkTexts();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-AU' : language, { dateStyle: 'long' }).format(deleteAt);
  return (
    <AuthLayout title={t('deleted.title')} subtitle={t('deleted.subtitle')}>
      <FocusedMessage>
        <Banner tone="info">{t('deleted.text', { day })}</Banner>
        <ButtonLink to="/sign-in" variant="secondary" size="lg" block>
          {t('signIn')}
        </ButtonLink>
      </FocusedMessage>
    </AuthLayout>
  );
}

type ConfirmProps = { purpose: AccountLinkPurpose; token: string };

/** Carries out the link's purpose when the button is pressed. Users not signed in to its account need the password. */
function Confirm({ purpose, token }: ConfirmProps) {
  const t = useAccountLinkTexts();
  const say = useMessages();
  const { state, needsPassword, follow } = useFollowLink(purpose, token);
  if (state.status === 'bad link') return <BadLink text="bad.text" />;
  const isDone = state.status === 'done';
  return (
    <AuthLayout title={t(`${purpose}.title`)} subtitle={isDone ? '' : t(`${purpose}.text`)}>
      {isDone ? (
        <FocusedMessage>
          <Banner tone="good">{t(`${purpose}.done`)}</Banner>
          {purpose === 'restore-email' ? (
            <ButtonLink to="/forgot-password" size="lg" block>
              {t('choosePassword')}
            </ButtonLink>
          ) : (
            <Onward />
          )}
        </FocusedMessage>
      ) : (
        <>
          {state.status === 'failed' && <Banner>{say(state.message)}</Banner>}
          {needsPassword ? (
            <PasswordPart purpose={purpose} follow={follow} />
          ) : (
            <Button size="lg" block busy={state.status === 'busy'} onClick={() => void follow()}>
              {t(state.status === 'busy' ? 'busy' : `${purpose}.button`)}
            </Button>
          )}
        </>
      )}
    </AuthLayout>
  );
}

type PasswordPartProps = { purpose: AccountLinkPurpose; follow: FollowLink };

function PasswordPart({ purpose, follow }: PasswordPartProps) {
  const t = useAccountLinkTexts();
  const forms = useTexts();
  const say = useMessages();
  const { busy, field, formProps } = useForm({
    initial: { password: '' },
    check: (values) => checkForm(accountLinkForm, values),
    submit: async ({ password }) => follow(password),
    say,
  });
  return (
    <form {...formProps} className={form.form}>
      <PasswordField
        {...field('password')}
        required
        label={forms('field.password')}
        hint={t('password.hint')}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" block busy={busy}>
        {t(busy ? 'busy' : `${purpose}.button`)}
      </Button>
    </form>
  );
}

function BadLink({ text }: { text: 'missing' | 'bad.text' }) {
  const t = useAccountLinkTexts();
  return (
    <AuthLayout title={t('bad.title')} subtitle={t('bad.subtitle')}>
      <FocusedMessage takesFocus={text !== 'missing'}>
        <Banner tone="warn">{t(text)}</Banner>
        <Onward />
      </FocusedMessage>
    </AuthLayout>
  );
}

/** Links to the pages on which users continue. */
function Onward() {
  const t = useAccountLinkTexts();
  const { isAuthenticated } = useAuth();
  return (
    <ButtonLink to={isAuthenticated ? '/dashboard' : '/sign-in'} size="lg" block>
      {t(isAuthenticated ? 'dashboard' : 'signIn')}
    </ButtonLink>
  );
}
