import { useState } from 'react';
import {
  accountChangeCalls,
  callApi,
  emailChange,
  type AccountStatus,
  type EmailChange,
} from '@verdant/shared/contract';
import { SendAgain } from '@verdant/shared/email-reminder';
import { useAuth, useApi } from '@verdant/shared/services';
import { Badge, Banner, TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { FormButtons } from '../sections/form-buttons';
import { FormSection } from '../sections/form-section';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import { useMessages } from '../texts';
import { useSecurityTexts } from './texts';
import form from '../form/form.module.css';
import styles from '../sections/sections.module.css';

const initial = { new_email: '', password: '' };

type EmailFormProps = { onSent: () => void; onCancel: () => void };

/** Requests another e-mail address; the mail to it has to be confirmed. */
function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const t = useSecurityTexts();
  const say = useMessages();
  const api = useApi();
  const [failure, setFailure] = useState<string>();
  const confirmed = useConfirmedCall({ fields: Object.keys(initial), fallback: t('email.failed'), setFailure });

  const submit = async (body: EmailChange) =>
    confirmed(async () => {
      await callApi(api, accountChangeCalls.changeEmail, { body });
      onSent();
    });

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema: emailChange, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      <TextField
        {...field('new_email')}
        required
        label={t('email.new')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField {...field('password')} required label={t('password.current')} autoComplete="current-password" />
      <FormButtons
        busy={busy}
        submit={t(busy ? 'email.busy' : 'email.submit')}
        cancel={t('email.cancel')}
        onCancel={onCancel}
      />
    </form>
  );
}

type EmailSectionProps = { status: AccountStatus | undefined; onChanged: () => void };

/** The address of the account: whether it is confirmed, and a form for another one. */
export function EmailSection({ status, onChanged }: EmailSectionProps) {
  const t = useSecurityTexts();
  const { user } = useAuth();
  const about = (
    <>
      <span>{user?.email}</span> {status?.email_verified && <Badge tone="good">{t('email.confirmed')}</Badge>}
    </>
  );
  return (
    <div className={styles.section}>
      <FormSection
        title={t('email.title')}
        about={about}
        openLabel={t('email.open')}
        doneText={t('email.done')}
        renderForm={(onDone, onCancel) => (
          <EmailForm
            onSent={() => {
              onDone();
              onChanged();
            }}
            onCancel={onCancel}
          />
        )}
      />
      {status?.new_email && <p className={styles.about}>{t('email.waiting', { email: status.new_email })}</p>}
      {status?.email_verified === false && (
        <>
          <Banner tone="info">{t('email.unconfirmed')}</Banner>
          <SendAgain />
        </>
      )}
    </div>
  );
}
