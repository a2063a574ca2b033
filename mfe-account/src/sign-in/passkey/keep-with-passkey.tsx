import { useState } from 'react';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { PasskeyDialog } from './passkey-dialog';
import form from '../../form/form.module.css';

type KeepWithPasskeyProps = {
  /** Signs in; must not reject. */
  signIn: (request: PasskeySignInRequest) => Promise<void>;
};

/**
 * Offers to keep the account of a passkey that is going to be deleted. A signature works once, so the passkey is requested
 * again: the same step signs in.
 */
export function KeepWithPasskey({ signIn }: KeepWithPasskeyProps) {
  const t = useTexts();
  const [attempts, setAttempts] = useState(0);
  return (
    <div className={form.form}>
      <Banner tone="warn">{t('signIn.leaving')}</Banner>
      {attempts > 0 && (
        <PasskeyDialog key={attempts} signIn={async (request) => signIn({ ...request, keeps_account: true })} />
      )}
      <Button variant="secondary" block onClick={() => setAttempts(attempts + 1)}>
        {t('signIn.keep')}
      </Button>
    </div>
  );
}
