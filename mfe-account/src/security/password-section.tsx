import { FormSection } from '../sections/form-section';
import { PasswordForm } from './password-form';
import { useSecurityTexts } from './texts';

type PasswordSectionProps = {
  onChanged?: () => void;
};

export function PasswordSection({ onChanged }: PasswordSectionProps) {
  const t = useSecurityTexts();
  return (
    <FormSection
      title={t('password.title')}
      about={t('password.about')}
      openLabel={t('password.open')}
      doneText={t('password.done')}
      renderForm={(onDone, onCancel) => (
        <PasswordForm
          onChanged={() => {
            onDone();
            onChanged?.();
          }}
          onCancel={onCancel}
        />
      )}
    />
  );
}
