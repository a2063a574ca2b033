import { accountChangeCalls, callApi, emailChange, type AccountStatus } from '@verdant/shared/contract';
import { SendAgain } from '@verdant/shared/email-reminder';
import { useAuth, useApi } from '@verdant/shared/services';
import { Badge, Banner } from '@verdant/shared/ui';
import { EmailField, PasswordField } from '../form/fields';
import { FormSection } from '../sections/section';
import { SectionForm } from '../sections/section-form';
import { useSecurityTexts } from './texts';

type EmailFormProps = { onSent: () => void; onCancel: () => void };

/** Form to change the e-mail address. The change takes effect when the user confirms the mail to the new address. */
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
          <EmailField {...field('new_email')} label={t('email.new')} />
          <PasswordField {...field('password')} label={t('password.current')} />
        </>
      )}
    </SectionForm>
  );
}

type EmailSectionProps = { status: AccountStatus | undefined; onChanged: () => void };

export function EmailSection({ status, onChanged }: EmailSectionProps) {
  const t = useSecurityTexts();
  const { user } = useAuth();
  const about = (
    <>
      <span>{user?.email}</span> {status?.email_verified && <Badge tone="good">{t('email.confirmed')}</Badge>}
    </>
  );
  return (
    <div className="v-stack v-gap-4">
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
