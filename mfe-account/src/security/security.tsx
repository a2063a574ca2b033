import { useRef, useState } from 'react';
import { useCall } from '@verdant/shared/calls';
import {
  accountCalls,
  accountChangeCalls,
  callApi,
  changePasswordForm,
  emailChange,
  type AccountStatus,
} from '@verdant/shared/contract';
import { SendAgain } from '@verdant/shared/email-reminder';
import { QueryProvider } from '@verdant/shared/query';
import { useApi, useAuth } from '@verdant/shared/services';
import { Badge, Banner } from '@verdant/shared/ui';
import { EmailField, PasswordField } from '../form/fields';
import { PasskeysSection } from '../passkeys/passkeys-section';
import { NewPasswordField } from '../password-strength/new-password-field';
import { SecondFactorSection } from '../second-factor/second-factor-section';
import { CloseOpenFormContext } from '../sections/open-form';
import { OpenableFormSection } from '../sections/section-form';
import { DevicesSection } from './devices-section';
import { useSecurityTexts } from './texts';
import styles from '../sections/sections.module.css';

type EmailSectionProps = { status: AccountStatus | undefined; onChanged: () => void };

/** Form to change the e-mail address, which changes when the mail to the new address is confirmed. */
function EmailSection({ status, onChanged }: EmailSectionProps) {
  const t = useSecurityTexts();
  const api = useApi();
  const { user } = useAuth();
  const about = (
    <>
      <span>{user?.email}</span> {status?.email_verified && <Badge tone="good">{t('email.confirmed')}</Badge>}
    </>
  );
  return (
    <div className="v-stack v-gap-4">
      <OpenableFormSection
        title={t('email.title')}
        about={about}
        openLabel={t('email.open')}
        doneText={t('email.done')}
        initial={{ new_email: '', password: '' }}
        schema={emailChange}
        send={async (body) => {
          await callApi(api, accountChangeCalls.changeEmail, { body });
          onChanged();
        }}
        texts={{
          submit: t('email.submit'),
          busy: t('email.busy'),
          cancel: t('email.cancel'),
          failed: t('email.failed'),
        }}
      >
        {(field) => (
          <>
            <EmailField {...field('new_email')} label={t('email.new')} />
            <PasswordField {...field('password')} label={t('password.current')} />
          </>
        )}
      </OpenableFormSection>
      {status?.new_email && (
        <p className="v-muted v-sm v-anywhere">{t('email.waiting', { email: status.new_email })}</p>
      )}
      {status?.email_verified === false && (
        <>
          <Banner tone="info">{t('email.unconfirmed')}</Banner>
          <SendAgain />
        </>
      )}
    </div>
  );
}

const initialPasswords = { current_password: '', new_password: '', confirm_password: '' };
const unknownOwner = {};

export function PasswordSection({ onChanged }: { onChanged?: () => void }) {
  const t = useSecurityTexts();
  const api = useApi();
  const { user } = useAuth();
  return (
    <OpenableFormSection
      title={t('password.title')}
      about={t('password.about')}
      openLabel={t('password.open')}
      doneText={t('password.done')}
      initial={initialPasswords}
      schema={changePasswordForm}
      passwordField="current_password"
      send={async ({ current_password, new_password }) => {
        await callApi(api, accountCalls.changePassword, { body: { current_password, new_password } });
        onChanged?.();
      }}
      texts={{
        submit: t('password.submit'),
        busy: t('password.busy'),
        cancel: t('password.cancel'),
        failed: t('password.failed'),
      }}
    >
      {(field) => (
        <>
          <PasswordField {...field('current_password')} label={t('password.current')} />
          <NewPasswordField {...field('new_password')} label={t('password.new')} owner={user ?? unknownOwner} />
          <PasswordField {...field('confirm_password')} label={t('password.confirm')} autoComplete="new-password" />
        </>
      )}
    </OpenableFormSection>
  );
}

const NOT_CACHED = { retry: false, gcTime: 0 };

function Sections() {
  const openForm = useRef<() => void>(undefined);
  const [changes, setChanges] = useState(0);
  // Ignores a failure to fetch the status, because the server checks each change anyway.
  const { data: status, refetch } = useCall(accountChangeCalls.status, {}, ['account-status'], NOT_CACHED);
  const onChanged = () => setChanges(changes + 1);
  const isLocked = status?.email_verified === false;
  return (
    <CloseOpenFormContext value={openForm}>
      <div className={`${styles.security} v-rows`}>
        <EmailSection status={status} onChanged={() => void refetch()} />
        <PasswordSection onChanged={onChanged} />
        <PasskeysSection isLocked={isLocked} onChanged={onChanged} />
        <SecondFactorSection isLocked={isLocked} onChanged={onChanged} />
        <DevicesSection key={changes} changes={changes} />
      </div>
    </CloseOpenFormContext>
  );
}

export function Security() {
  return (
    <QueryProvider>
      <Sections />
    </QueryProvider>
  );
}
