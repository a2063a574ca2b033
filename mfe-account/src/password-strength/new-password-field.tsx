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
  /** The user's name and other details that the password must not contain. */
  owner: PasswordOwner;
};

/** A field for a new password with a strength meter, which is only a hint; the server decides. */
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

/** Four segments and a text. The fixed height keeps the page from moving when a verdict arrives. */
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
      {/* Always rendered, so that screen readers announce changes. */}
      <p className={`${styles.words} v-muted v-sm`} aria-live="polite">
        {explains ? say(weaknessMessages[verdict.weakness]) : verdict && t(`strength.${verdict.level}`)}
      </p>
    </div>
  );
}
