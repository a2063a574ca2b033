import { FormSection } from '../sections/form-section';
import { PasswordForm } from './password-form';
import { Section } from '../sections/section';
import { useSecurityTexts } from './texts';

type PasswordSectionProps = {
  onChanged?: () => void;
  /** The address of the account is not confirmed: the server refuses the change. */
  isLocked?: boolean;
};

export function PasswordSection({ onChanged, isLocked = false }: PasswordSectionProps) {
  const t = useSecurityTexts();
  if (isLocked) return <Section title={t('password.title')} about={t('password.locked')} />;
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
