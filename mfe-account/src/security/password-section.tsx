import { FormSection } from './form-section';
import { PasswordForm } from './password-form';
import { useSecurityTexts } from './texts';

export function PasswordSection() {
  const t = useSecurityTexts();
  return (
    <FormSection
      title={t('password.title')}
      about={t('password.about')}
      openLabel={t('password.open')}
      doneText={t('password.done')}
      renderForm={(onDone, onCancel) => <PasswordForm onChanged={onDone} onCancel={onCancel} />}
    />
  );
}
