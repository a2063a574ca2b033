import { useState } from 'react';
import { forgotPasswordRequest } from '@verdant/shared/contract';
import type { ForgotPasswordRequest } from '@verdant/shared/contract';
import { Banner, TextField } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { serverItems } from '../form/server-items';
import { SubmitButton } from '../form/submit-button';
import { useForm } from '../form/use-form';
import { useMessages, useTexts } from '../texts';
import { useLinkRequest } from './use-link-request';
import type { AskedLink } from './use-link-request';
import form from '../form/form.module.css';

type LinkFormProps = { email: string; onSent: (link: AskedLink) => void };

export function LinkForm({ email, onSent }: LinkFormProps) {
  const t = useTexts();
  const say = useMessages();
  const ask = useLinkRequest();
  const [failure, setFailure] = useState<string>();

  const submit = async (request: ForgotPasswordRequest) => {
    try {
      onSent(await ask(request));
      return null;
    } catch (reason) {
      const items = serverItems(reason, ['email'], t('field.invalid'));
      setFailure(
        items ? items.rest : failureText(reason, { network: t('failure.network'), fallback: t('forgot.failed') }),
      );
      return items?.errors ?? {};
    }
  };

  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial: { email }, schema: forgotPasswordRequest, submit, onStart });
  return (
    <>
      {failure && <Banner>{say(failure)}</Banner>}
      <form {...formProps} className={form.form}>
        <TextField
          {...field('email')}
          required
          label={t('field.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <SubmitButton busy={busy}>{t(busy ? 'forgot.busy' : 'forgot.submit')}</SubmitButton>
      </form>
    </>
  );
}
