import { useState } from 'react';
import { accountChangeCalls, callApi, emailChange } from '@verdant/shared/contract';
import type { EmailChange } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, TextField } from '@verdant/shared/ui';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { useMessages } from '../texts';
import { FormButtons } from '../sections/form-buttons';
import { useSecurityTexts } from './texts';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import form from '../form/form.module.css';

const initial = { new_email: '', password: '' };

type EmailFormProps = { onSent: () => void; onCancel: () => void };

/** Asks for another e-mail address; the mail to it has to be confirmed. */
export function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const t = useSecurityTexts();
  const say = useMessages();
  const api = useApi();
  const [failure, setFailure] = useState<string>();
  const confirmed = useConfirmedCall({ fields: Object.keys(initial), fallback: t('email.failed'), setFailure });

  const submit = async (body: EmailChange) =>
    confirmed(async () => {
      await callApi(api, accountChangeCalls.changeEmail, { body });
      onSent();
    });

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema: emailChange, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      <TextField
        {...field('new_email')}
        required
        label={t('email.new')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField {...field('password')} required label={t('password.current')} autoComplete="current-password" />
      <FormButtons
        busy={busy}
        submit={t(busy ? 'email.busy' : 'email.submit')}
        cancel={t('email.cancel')}
        onCancel={onCancel}
      />
    </form>
  );
}
