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
 * Offers to keep an account that is going to be deleted, after a sign-in with its passkey. A signature works only once, so
 * the passkey is requested again, which also signs the user in.
 */
export function CancelDeletionWithPasskey({ signIn }: KeepWithPasskeyProps) {
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
