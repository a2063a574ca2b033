import { accountChangeCalls, callApi, emailChange, type AccountStatus } from '@verdant/shared/contract';
import { SendAgain } from '@verdant/shared/email-reminder';
import { useAuth, useApi } from '@verdant/shared/services';
import { Badge, Banner, TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { FormSection } from '../sections/form-section';
import { SectionForm } from '../sections/section-form';
import { useSecurityTexts } from './texts';
import styles from '../sections/sections.module.css';

type EmailFormProps = { onSent: () => void; onCancel: () => void };

/** Form to change the e-mail address. The change takes effect when the mail to the new address is confirmed. */
function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const t = useSecurityTexts();
  const api = useApi();
  return (
    <SectionForm
      initial={{ new_email: '', password: '' }}
      schema={emailChange}
      send={async (body) => {
        await callApi(api, accountChangeCalls.changeEmail, { body });
        onSent();
      }}
      texts={{ submit: t('email.submit'), busy: t('email.busy'), cancel: t('email.cancel'), failed: t('email.failed') }}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <TextField
            {...field('new_email')}
            required
            label={t('email.new')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <PasswordField
            {...field('password')}
            required
            label={t('password.current')}
            autoComplete="current-password"
          />
        </>
      )}
    </SectionForm>
  );
}

type EmailSectionProps = { status: AccountStatus | undefined; onChanged: () => void };

/** Section with the e-mail address of the account, its confirmation, and a form to change it. */
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
