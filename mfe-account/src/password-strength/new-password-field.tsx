import type { ComponentProps } from 'react';
import {
  PASSWORD_MIN,
  strengthLevels,
  weaknessMessages,
  type PasswordOwner,
  type StrengthVerdict,
} from '@verdant/shared/contract';
import { PasswordField } from '../form/fields';
import { useTexts, useMessages } from '../texts';
import { usePasswordStrength } from './use-password-strength';
import styles from './new-password-field.module.css';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'value'> & {
  value: string;
  /** Details of the user, such as the name, which the password must not contain. */
  owner: PasswordOwner;
};

/** Field for a new password, with the rule and a strength meter. The meter is only a hint; the server decides. */
export function NewPasswordField({ owner, ...field }: NewPasswordFieldProps) {
  const t = useTexts();
  const { verdict, prepare } = usePasswordStrength(field.value, owner);
  return (
    <div className="v-stack v-gap-2">
      <PasswordField {...field} hint={t('password.rule')} autoComplete="new-password" onFocus={prepare} />
      <StrengthMeter password={field.value} verdict={verdict} isExplained={Boolean(field.error)} />
    </div>
  );
}

type StrengthMeterProps = {
  password: string;
  verdict: StrengthVerdict | null;
  /** True if the field already shows a message that explains the problem. */
  isExplained: boolean;
};

/**
 * Shows the strength as four segments and in words; both are empty without a verdict. The height is fixed, because a
 * verdict can arrive at any time and must not move the button that the user is about to press.
 */
function StrengthMeter({ password, verdict, isExplained }: StrengthMeterProps) {
  const t = useTexts();
  const say = useMessages();
  const level = verdict ? strengthLevels.indexOf(verdict.level) : -1;
  const explains = verdict?.level === 'weak' && !isExplained && password.length >= PASSWORD_MIN;
  return (
    <div className="v-stack v-gap-2">
      <div className={`${styles.track} ${verdict ? styles[verdict.level] : ''}`} aria-hidden="true">
        {strengthLevels.map((name, index) => (
          <span key={name} className={index <= level ? styles.filled : styles.hollow} />
        ))}
      </div>
      {/* Always there, so that what appears in it is read out. */}
      <p className={`${styles.words} v-muted v-sm`} aria-live="polite">
        {explains ? say(weaknessMessages[verdict.weakness]) : verdict && t(`strength.${verdict.level}`)}
      </p>
    </div>
  );
}
