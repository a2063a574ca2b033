import { secondFactorChange, secondFactorConfirmation, secondFactorSetupRequest } from '@verdant/shared/contract';
import { TextField } from '@verdant/shared/ui';
import type { FormSchema } from '../form/check-form';
import { PasswordField } from '../form/password-field';
import { SectionForm } from '../sections/section-form';
import { useSecondFactorTexts } from './texts';

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
  const schema: FormSchema<Typed> = schemas[asks];
  return (
    <SectionForm
      initial={initial}
      schema={schema}
      send={async (typed) => send({ ...initial, ...typed })}
      texts={{ submit: submitLabel, busy: t('busy'), cancel: t('cancel'), failed: t('failed') }}
      onCancel={onCancel}
    >
      {(field) => (
        <>
          {asks !== 'code' && (
            <PasswordField {...field('password')} required label={t('password')} autoComplete="current-password" />
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
        </>
      )}
    </SectionForm>
  );
}
