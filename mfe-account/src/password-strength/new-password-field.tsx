import { useEffect, useState } from 'react';
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
import type { StrengthEstimator } from './estimator';
import styles from './new-password-field.module.css';

let loading: Promise<StrengthEstimator> | undefined;

/** Loads the estimator once per page. A failed load rejects, and the next call loads again. */
async function loadEstimator(): Promise<StrengthEstimator> {
  // Loads two chunks, because a single chunk would exceed the size limit.
  loading ??= Promise.all([
    import(/* webpackChunkName: "password-strength" */ './estimator'),
    import(/* webpackChunkName: "common-passwords" */ '@zxcvbn-ts/language-common'),
  ]).then(([{ createEstimator }, common]) => createEstimator(common));
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}

/** Milliseconds without typing until the strength is shown, so that screen readers do not announce each key. */
const PAUSE_MS = 300;

/** Returns the verdict on a new password; null for an empty password and until the estimator has loaded. */
function usePasswordStrength(password: string, owner: PasswordOwner) {
  const [estimate, setEstimate] = useState<StrengthEstimator | null>(null);
  const [verdict, setVerdict] = useState<StrengthVerdict | null>(null);
  const { email, first_name, last_name, phone } = owner;

  useEffect(() => {
    if (!estimate || !password) return undefined;
    const timer = setTimeout(() => setVerdict(estimate(password, { email, first_name, last_name, phone })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [estimate, password, email, first_name, last_name, phone]);

  return {
    verdict: password && estimate ? verdict : null,
    /** Loads the estimator when the field gets the focus. */
    prepare: () => {
      loadEstimator().then(
        (loaded) => setEstimate(() => loaded),
        () => undefined,
      );
    },
  };
}

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

/** Four segments and a text. The fixed height prevents a layout shift when a verdict arrives. */
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
      {/* The element is always rendered, so that screen readers announce changes. */}
      <p className={`${styles.words} v-muted v-sm`} aria-live="polite">
        {explains ? say(weaknessMessages[verdict.weakness]) : verdict && t(`strength.${verdict.level}`)}
      </p>
    </div>
  );
}
