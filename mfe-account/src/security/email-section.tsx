import type { AccountStatus } from '@verdant/shared/contract';
import { SendAgain } from '@verdant/shared/email-reminder';
import { useAuth } from '@verdant/shared/services';
import { Badge, Banner } from '@verdant/shared/ui';
import { EmailForm } from './email-form';
import { FormSection } from '../sections/form-section';
import { useSecurityTexts } from './texts';
import styles from '../sections/sections.module.css';

type EmailSectionProps = { status: AccountStatus | undefined; onChanged: () => void };

/** The address of the account: whether it is confirmed, and a form for another one. */
export function EmailSection({ status, onChanged }: EmailSectionProps) {
  const t = useSecurityTexts();
  const { user } = useAuth();
  const about = (
    <>
      {user?.email} {status?.email_verified && <Badge tone="good">{t('email.confirmed')}</Badge>}
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
