import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import {
  accountCalls,
  accountChangeCalls,
  accountLinkForm,
  accountLinkPurposes,
  callApi,
  localeOf,
} from '@verdant/shared/contract';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import type { FormSchema } from '@verdant/shared/forms';
import { useLocation } from '@verdant/shared/router';
import { useApi, useAuth, useLanguage } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { AuthLayout, OutcomePage } from '../auth-layout/auth-layout';
import { PasswordField } from '../form/fields';
import { useAccountForm } from '../form/use-account-form';
import { isInvalidLinkError, useLinkToken } from '../reset-password/use-link-token';
import { useTexts } from '../texts';
import { useAccountLinkTexts } from './texts';
import form from '../form/form.module.css';

/** Returns the purpose that the link states; the server compares the purpose with the stored purpose. */
function purposeIn(search: string): AccountLinkPurpose | undefined {
  const named = new URLSearchParams(search).get('for');
  return accountLinkPurposes.find((purpose) => purpose === named);
}

/** Returns the account's deletion time, which the deletion form passes in the navigation state. */
function deletionTime(state: unknown): Date | undefined {
  if (typeof state !== 'object' || state === null || !('deleteAt' in state)) return undefined;
  return typeof state.deleteAt === 'string' ? new Date(state.deleteAt) : undefined;
}

/** Page that opens from links in account e-mails. The account changes only when the user presses the button. */
export function AccountLink() {
  const location = useLocation();
  const token = useLinkToken();
  const [purpose] = useState(() => purposeIn(location.search));
  const deleteAt = deletionTime(location.state);
  if (deleteAt) return <DeletionNotice deleteAt={deleteAt} />;
  return purpose && token ? <Confirm purpose={purpose} token={token} /> : <BadLink text="missing" />;
}

function DeletionNotice({ deleteAt }: { deleteAt: Date }) {
  const t = useAccountLinkTexts();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(deleteAt);
  const next = { to: '/sign-in', label: t('signIn'), variant: 'secondary' } as const;
  return (
    <OutcomePage title={t('deleted.title')} subtitle={t('deleted.subtitle')} tone="info" next={next}>
      {t('deleted.text', { day })}
    </OutcomePage>
  );
}

/** Returns the URL and the label of the link to the next page. */
function useNextPage(): { to: string; label: string } {
  const t = useAccountLinkTexts();
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? { to: '/dashboard', label: t('dashboard') } : { to: '/sign-in', label: t('signIn') };
}

type ConfirmProps = { purpose: AccountLinkPurpose; token: string };

/**
 * Carries out the link's purpose. A user who is not signed in to the account must enter the password, except to keep the
 * account or to restore its e-mail address.
 */
function Confirm({ purpose, token }: ConfirmProps) {
  const t = useAccountLinkTexts();
  const { isAuthenticated } = useAuth();
  const [outcome, setOutcome] = useState<'done' | 'bad link'>();
  const [isPasswordWanted, setPasswordWanted] = useState(false);
  const next = useNextPage();
  if (outcome === 'bad link') return <BadLink text="bad.text" />;
  if (outcome === 'done') {
    const newPassword = { to: '/forgot-password', label: t('choosePassword') };
    return (
      <OutcomePage
        title={t(`${purpose}.title`)}
        subtitle=""
        tone="good"
        next={purpose === 'restore-email' ? newPassword : next}
      >
        {t(`${purpose}.done`)}
      </OutcomePage>
    );
  }
  const isForAnybody = purpose === 'keep-account' || purpose === 'restore-email';
  const needsPassword = !isForAnybody && (isPasswordWanted || !isAuthenticated);
  return (
    <AuthLayout title={t(`${purpose}.title`)} subtitle={t(`${purpose}.text`)}>
      <ConfirmForm
        key={String(needsPassword)}
        purpose={purpose}
        token={token}
        needsPassword={needsPassword}
        onOutcome={setOutcome}
        onPasswordWanted={() => setPasswordWanted(true)}
      />
    </AuthLayout>
  );
}

/** HTTP status of the API for a link of an account to which the user is not signed in. */
const NEEDS_PASSWORD = 403;

const noPassword: FormSchema<{ password?: string }> = { '~standard': { validate: () => ({ value: {} }) } };

type ConfirmFormProps = ConfirmProps & {
  needsPassword: boolean;
  onOutcome: (outcome: 'done' | 'bad link') => void;
  /** Called if the user is signed in to another account. */
  onPasswordWanted: () => void;
};

function ConfirmForm({ purpose, token, needsPassword, onOutcome, onPasswordWanted }: ConfirmFormProps) {
  const t = useAccountLinkTexts();
  const forms = useTexts();
  const api = useApi();
  const { isAuthenticated, logout, updateUser } = useAuth();
  const { busy, failure, field, formProps } = useAccountForm({
    initial: { password: '' },
    schema: needsPassword ? accountLinkForm : noPassword,
    send: async (typed: { password?: string }) => {
      await callApi(api, accountChangeCalls.followLink, { body: { purpose, token, ...typed } });
      onOutcome('done');
      // Fetches the profile again, because the link can have changed the user's e-mail address. After a failure, the next
      // visit shows the new address.
      if (isAuthenticated && purpose === 'restore-email') logout();
      else if (isAuthenticated) await callApi(api, accountCalls.profile, {}).then(updateUser, () => undefined);
    },
    failed: t('failed'),
    explain: (reason) => {
      if (!(reason instanceof ApiError) || reason.items.length > 0) return undefined;
      if (isInvalidLinkError(reason)) onOutcome('bad link');
      else if (reason.status === NEEDS_PASSWORD && !needsPassword) onPasswordWanted();
      else return undefined;
      return {};
    },
  });
  return (
    <>
      {failure && <Banner>{failure}</Banner>}
      <form {...formProps} className={form.form}>
        {needsPassword && (
          <PasswordField {...field('password')} label={forms('field.password')} hint={t('password.hint')} />
        )}
        <Button type="submit" size="lg" block busy={busy}>
          {t(busy ? 'busy' : `${purpose}.button`)}
        </Button>
      </form>
    </>
  );
}

function BadLink({ text }: { text: 'missing' | 'bad.text' }) {
  const t = useAccountLinkTexts();
  const next = useNextPage();
  return (
    <OutcomePage
      title={t('bad.title')}
      subtitle={t('bad.subtitle')}
      tone="warn"
      next={next}
      takesFocus={text !== 'missing'}
    >
      {t(text)}
    </OutcomePage>
  );
}
