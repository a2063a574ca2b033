import { useRef, useState } from 'react';
import { useCall } from '@verdant/shared/calls';
import { accountChangeCalls } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import { PasskeysSection } from '../passkeys/passkeys-section';
import { SecondFactorSection } from '../second-factor/second-factor-section';
import { OpenFormContext } from '../sections/open-form';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import styles from '../sections/sections.module.css';

const NOT_CACHED = { retry: false, gcTime: 0 };

function Sections() {
  const openForm = useRef<() => void>(undefined);
  const [changes, setChanges] = useState(0);
  // Ignores a failure to fetch the status, because the server checks each change anyway.
  const { data: status, refetch } = useCall(accountChangeCalls.status, {}, ['account-status'], NOT_CACHED);
  const onChanged = () => setChanges(changes + 1);
  const isLocked = status?.email_verified === false;
  return (
    <OpenFormContext value={openForm}>
      <div className={`${styles.security} v-rows`}>
        <EmailSection status={status} onChanged={() => void refetch()} />
        <PasswordSection onChanged={onChanged} />
        <PasskeysSection isLocked={isLocked} onChanged={onChanged} />
        <SecondFactorSection isLocked={isLocked} onChanged={onChanged} />
        <DevicesSection key={changes} changes={changes} />
      </div>
    </OpenFormContext>
  );
}

export function Security() {
  return (
    <QueryProvider>
      <Sections />
    </QueryProvider>
  );
}
