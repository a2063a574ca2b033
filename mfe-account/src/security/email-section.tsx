import { accountChangeCalls, callApi, emailChange, type AccountStatus } from '@verdant/shared/contract';
import { SendAgain } from '@verdant/shared/email-reminder';
import { useApi, useAuth } from '@verdant/shared/services';
import { Badge, Banner } from '@verdant/shared/ui';
import { EmailField, PasswordField } from '../form/fields';
import { OpenableFormSection } from '../sections/section-form';
import { useSecurityTexts } from './texts';

type EmailSectionProps = { status: AccountStatus | undefined; onChanged: () => void };

/**
 * Shows the e-mail address and the form to change it. A change takes effect when the mail to the new address is confirmed.
 */
export function EmailSection({ status, onChanged }: EmailSectionProps) {
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
