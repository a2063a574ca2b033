import type { ComponentProps } from 'react';
import type { PasswordOwner } from '@verdant/shared/contract';
import { PasswordField } from '../form/password-field';
import { useTexts } from '../texts';
import { StrengthMeter } from './strength-meter';
import { usePasswordStrength } from './use-password-strength';
import styles from './new-password-field.module.css';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'value'> & {
  value: string;
  /** What is known of whose password it becomes: it must not contain their own details. */
  owner: PasswordOwner;
};

/** A password that is being chosen, with the rule and a meter. The server decides; the meter helps. */
export function NewPasswordField({ owner, ...field }: NewPasswordFieldProps) {
  const t = useTexts();
  const { verdict, prepare } = usePasswordStrength(field.value, owner);
  return (
    <div className={styles.field}>
      <PasswordField {...field} hint={t('password.rule')} autoComplete="new-password" onFocus={prepare} />
      <StrengthMeter password={field.value} verdict={verdict} isExplained={Boolean(field.error)} />
    </div>
  );
}
