import { browserSupportsWebAuthn, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect } from 'react';
import { addPasskeyForm, callApi, passkeyCalls } from '@verdant/shared/contract';
import type { Passkey } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { SectionForm } from '../sections/section-form';
import { CeremonyError, runCeremony } from './ceremony-failure';
import { usePasskeyTexts } from './texts';

type AddFormProps = {
  suggestedName: string;
  onAdded: (passkey: Passkey) => void;
  onCancel: () => void;
};

/** Asks for a name and the password; then the browser asks where to keep the passkey. */
export function AddForm({ suggestedName, onAdded, onCancel }: AddFormProps) {
  const t = usePasskeyTexts();
  const api = useApi();
  // The dialog of the browser goes with the form.
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), []);

  const send = async ({ name, password }: { name: string; password: string }) => {
    const optionsJSON = await callApi(api, passkeyCalls.begin, { body: { password } });
    const passkey = await runCeremony(browserSupportsWebAuthn(), async () => startRegistration({ optionsJSON }));
    onAdded(await callApi(api, passkeyCalls.add, { body: { name, passkey } }));
  };

  return (
    <SectionForm
      initial={{ name: suggestedName, password: '' }}
      schema={addPasskeyForm}
      send={send}
      textOf={(failure) => (failure instanceof CeremonyError ? t(`add.${failure.failure}`) : undefined)}
      texts={{ submit: t('add.submit'), busy: t('busy'), cancel: t('cancel'), failed: t('add.failed') }}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <TextField {...field('name')} required label={t('name')} hint={t('name.hint')} />
          <PasswordField
            {...field('password')}
            required
            label={t('password')}
            hint={t('add.hint')}
            autoComplete="current-password"
          />
        </>
      )}
    </SectionForm>
  );
}
