import { useState } from 'react';
import { DevicesSection } from './devices-section';
import { PasswordSection } from './password-section';
import styles from './security.module.css';

/** The security tab of the settings: each part is sent by a button of its own. */
export function Security() {
  const [changes, setChanges] = useState(0);
  return (
    <div className={styles.security}>
      <PasswordSection onChanged={() => setChanges(changes + 1)} />
      {/* Anew after a change, which signs other devices out. */}
      <DevicesSection key={changes} />
    </div>
  );
}
