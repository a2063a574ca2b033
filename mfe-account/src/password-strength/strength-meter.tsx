import { PASSWORD_MIN, strengthLevels, weaknessMessages } from '@verdant/shared/contract';
import type { StrengthVerdict } from '@verdant/shared/contract';
import { useMessages, useTexts } from '../texts';
import styles from './strength-meter.module.css';

type StrengthMeterProps = {
  password: string;
  verdict: StrengthVerdict | null;
  /** The field's own message explains already. */
  isExplained: boolean;
};

/** Four segments and the same in words; empty without a verdict. */
export function StrengthMeter({ password, verdict, isExplained }: StrengthMeterProps) {
  const t = useTexts();
  const say = useMessages();
  const level = verdict ? strengthLevels.indexOf(verdict.level) : -1;
  const explains = verdict?.level === 'weak' && !isExplained && password.length >= PASSWORD_MIN;
  return (
    <div className={styles.meter}>
      {verdict && (
        <div className={`${styles.track} ${styles[verdict.level]}`} aria-hidden="true">
          {strengthLevels.map((name, index) => (
            <span key={name} className={index <= level ? styles.filled : styles.hollow} />
          ))}
        </div>
      )}
      {/* Always there, so that what appears in it is read out. */}
      <p className={styles.words} aria-live="polite">
        {explains ? say(weaknessMessages[verdict.weakness]) : verdict && t(`strength.${verdict.level}`)}
      </p>
    </div>
  );
}
