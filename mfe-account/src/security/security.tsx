import { useRef, useState } from 'react';
import { useCall } from '@verdant/shared/calls';
import { accountChangeCalls, type AccountStatus } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import { PasskeysSection } from '../passkeys/passkeys-section';
import { SecondFactorSection } from '../second-factor/second-factor-section';
import { OpenFormContext } from '../sections/open-form';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import styles from '../sections/sections.module.css';

function Sections() {
  const openForm = useRef<() => void>(undefined);
  const [changes, setChanges] = useState(0);
  const { status, refresh } = useAccountStatus();
  const onChanged = () => setChanges(changes + 1);
  const isLocked = status?.email_verified === false;
  return (
    <OpenFormContext value={openForm}>
      <div className={styles.security}>
        <EmailSection status={status} onChanged={refresh} />
        <PasswordSection onChanged={onChanged} />
        <PasskeysSection isLocked={isLocked} onChanged={onChanged} />
        <SecondFactorSection isLocked={isLocked} onChanged={onChanged} />
        <DevicesSection key={changes} changes={changes} />
      </div>
    </OpenFormContext>
  );
}

/** The security tab of the settings: each section has its own submit button. */
export function Security() {
  return (
    <QueryProvider>
      <Sections />
    </QueryProvider>
  );
}

/**
 * Fetches the state of the account's e-mail address; `refresh` fetches it again. `status` is undefined until it has loaded,
 * and after a failure, because the server checks each change anyway.
 */
function useAccountStatus(): { status: AccountStatus | undefined; refresh: () => void } {
  const { data, refetch } = useCall(accountChangeCalls.status, {}, ['account-status'], { retry: false, gcTime: 0 });
  return { status: data, refresh: () => void refetch() };
}
