import { useState } from 'react';
import { secondFactorChange, secondFactorConfirmation, secondFactorSetupRequest } from '@verdant/shared/contract';
import { useAuth } from '@verdant/shared/services';
import { Banner, TextField } from '@verdant/shared/ui';
import type { FormSchema } from '../form/check-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { FormButtons } from '../sections/form-buttons';
import { useConfirmedCall } from '../sections/use-confirmed-call';
import { useMessages } from '../texts';
import { useSecondFactorTexts } from './texts';
import form from '../form/form.module.css';

const initial = { password: '', code: '' };
type Typed = Partial<typeof initial>;

/** What a form asks for, and what the server expects of it. */
const schemas = {
  password: secondFactorSetupRequest,
  code: secondFactorConfirmation,
  'password and code': secondFactorChange,
} satisfies Record<string, FormSchema<Typed>>;

type ConfirmFormProps<Asks extends keyof typeof schemas> = {
  asks: Asks;
  submitLabel: string;
  /** Sends what was typed; rejects with the failure of the call. */
  send: (typed: typeof initial) => Promise<void>;
  onCancel: () => void;
};

/** Asks for what a change of the second factor takes: the password, a code of the app, or both. */
export function ConfirmForm<Asks extends keyof typeof schemas>(props: ConfirmFormProps<Asks>) {
  const { asks, submitLabel, send, onCancel } = props;
  const t = useSecondFactorTexts();
  const say = useMessages();
  const { user } = useAuth();
  const [failure, setFailure] = useState<string>();
  const confirmed = useConfirmedCall({ fields: Object.keys(initial), fallback: t('failed'), setFailure });

  const schema: FormSchema<Typed> = schemas[asks];
  const submit = async (typed: Typed) => confirmed(async () => send({ ...initial, ...typed }));
  const onStart = () => setFailure(undefined);
  const { busy, field, formProps } = useForm({ initial, schema, submit, onStart });
  return (
    <form {...formProps} className={form.form}>
      {failure && <Banner>{say(failure)}</Banner>}
      {asks !== 'code' && (
        <>
          {/* For password managers, which then know whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField {...field('password')} required label={t('password')} autoComplete="current-password" />
        </>
      )}
      {asks !== 'password' && (
        <TextField
          {...field('code')}
          required
          label={t('code')}
          hint={t(asks === 'code' ? 'code.hint' : 'code.orRecovery')}
          autoComplete="one-time-code"
          inputMode={asks === 'code' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <FormButtons busy={busy} submit={busy ? t('busy') : submitLabel} cancel={t('cancel')} onCancel={onCancel} />
    </form>
  );
}
