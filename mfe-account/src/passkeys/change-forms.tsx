import { callApi, passkeyCalls, passkeyPassword, passkeyRename } from '@verdant/shared/contract';
import type { Passkey } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { SectionForm } from '../sections/section-form';
import { usePasskeyTexts } from './texts';
import styles from '../sections/sections.module.css';

type RenameFormProps = { passkey: Passkey; onRenamed: (name: string) => void; onCancel: () => void };

export function RenameForm({ passkey, onRenamed, onCancel }: RenameFormProps) {
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

/** Asks for the password before a passkey is removed, and says what follows. */
export function RemoveForm({ passkey, onRemoved, onCancel }: RemoveFormProps) {
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
          <p className={styles.about}>{t('remove.about', { name: passkey.name })}</p>
          <PasswordField {...field('password')} required label={t('password')} autoComplete="current-password" />
        </>
      )}
    </SectionForm>
  );
}
