import { DevicesSection } from './devices-section';
import { PasswordSection } from './password-section';
import styles from './security.module.css';

/** The security tab of the settings: each part is sent by a button of its own. */
export function Security() {
  return (
    <div className={styles.security}>
      <PasswordSection />
      <DevicesSection />
    </div>
  );
}
