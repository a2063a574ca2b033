import { useState } from 'react';
import { PasskeysSection } from '../passkeys/passkeys-section';
import { SecondFactorSection } from '../second-factor/second-factor-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { useAccountStatus } from './use-account-status';
import styles from '../sections/sections.module.css';

/** The security tab of the settings: each part is sent by a button of its own. */
export function Security() {
  const [changes, setChanges] = useState(0);
  const { status, refresh } = useAccountStatus();
  const onChanged = () => setChanges(changes + 1);
  const isLocked = status?.email_verified === false;
  return (
    <div className={styles.security}>
      <EmailSection status={status} onChanged={refresh} />
      <PasswordSection onChanged={onChanged} />
      <PasskeysSection isLocked={isLocked} onChanged={onChanged} />
      <SecondFactorSection isLocked={isLocked} onChanged={onChanged} />
      {/* Anew after a change, which signs other devices out. */}
      <DevicesSection key={changes} />
    </div>
  );
}
