import { browserSupportsWebAuthn, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect } from 'react';
import {
  callApi,
  passkeyCalls,
  passkeyPassword,
  passkeyRename,
  addPasskeyForm,
  type Passkey,
} from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/fields';
import { SectionForm } from '../sections/section-form';
import { CeremonyError, runPasskeyCeremony } from './ceremony-failure';
import { usePasskeyTexts } from './texts';

type RenameFormProps = { passkey: Passkey; onRenamed: (name: string) => void; onCancel: () => void };

export function RenamePasskeyForm({ passkey, onRenamed, onCancel }: RenameFormProps) {
  const t = usePasskeyTexts();
  const api = useApi();
  return (
    <SectionForm
      initial={{ name: passkey.name }}
      schema={passkeyRename}
      send={async (body) => {
        await callApi(api, passkeyCalls.rename, { params: { id: passkey.id }, body });
        onRenamed(body.name);
      }}
      texts={{ submit: t('rename.submit'), busy: t('busy'), cancel: t('cancel'), failed: t('failed') }}
      onCancel={onCancel}
    >
      {(field) => <TextField {...field('name')} required label={t('name')} hint={t('name.hint')} />}
    </SectionForm>
  );
}

type RemoveFormProps = { passkey: Passkey; onRemoved: () => void; onCancel: () => void };

export function RemovePasskeyForm({ passkey, onRemoved, onCancel }: RemoveFormProps) {
  const t = usePasskeyTexts();
  const api = useApi();
  return (
    <SectionForm
      initial={{ password: '' }}
      schema={passkeyPassword}
      send={async (body) => {
        await callApi(api, passkeyCalls.remove, { params: { id: passkey.id }, body });
        onRemoved();
      }}
      texts={{ submit: t('remove.submit'), busy: t('busy'), cancel: t('cancel'), failed: t('failed') }}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          <p className="v-muted v-sm v-anywhere">{t('remove.about', { name: passkey.name })}</p>
          <PasswordField {...field('password')} label={t('password')} />
        </>
      )}
    </SectionForm>
  );
}

type AddFormProps = {
  suggestedName: string;
  onAdded: (passkey: Passkey) => void;
  onCancel: () => void;
};

/** Form that adds a passkey. After the form is sent, the browser asks the user where to store the passkey. */
export function AddPasskeyForm({ suggestedName, onAdded, onCancel }: AddFormProps) {
  const t = usePasskeyTexts();
  const api = useApi();
  // Closes the browser's dialog when the form is closed.
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), []);

  const send = async ({ name, password }: { name: string; password: string }) => {
    const optionsJSON = await callApi(api, passkeyCalls.begin, { body: { password } });
    const passkey = await runPasskeyCeremony(browserSupportsWebAuthn(), async () => startRegistration({ optionsJSON }));
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
          <PasswordField {...field('password')} label={t('password')} hint={t('add.hint')} />
        </>
      )}
    </SectionForm>
  );
}
