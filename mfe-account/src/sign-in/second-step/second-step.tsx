import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '@verdant/shared/api';
import { secondFactorConfirmation } from '@verdant/shared/contract';
import type { PasskeySignInRequest } from '@verdant/shared/contract';
import type { FormFailure } from '@verdant/shared/forms';
import { lazyComponent } from '@verdant/shared/lazy';
import { useAuth } from '@verdant/shared/services';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import { useAccountForm } from '../../form/use-account-form';
import { useMessages, useTexts } from '../../texts';
import { apiErrorOf, type SignInAuth } from '../sign-in-auth';
import { useSecondStepTexts } from './texts';
import form from '../../form/form.module.css';

const PasskeyDialog = lazyComponent(async () =>
  import(/* webpackChunkName: "passkey" */ '../passkey/passkey').then((module) => module.PasskeyDialog),
);

/** HTTP status of the API contract for a challenge that is no longer valid. */
const OVER = 401;

type SecondStepProps = {
  challenge: string;
  /** Element with the fields of the sign-in form, which this step replaces. */
  form: RefObject<HTMLElement | null>;
  /** Called for an expired challenge; the stored auth error contains the reason. */
  onOver: () => void;
  onBack: () => void;
};

export function SecondStep({ challenge, form: first, onOver, onBack }: SecondStepProps) {
  const t = useSecondStepTexts();
  const forms = useTexts();
  const say = useMessages();
  const auth: SignInAuth = useAuth();
  const { error, isLoading, clearError } = auth;
  const [source, setSource] = useState<'app' | 'recovery'>('app');
  const [hasFailed, setHasFailed] = useState(false);
  const [passkeyPresses, setPasskeyPresses] = useState(0);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.querySelector('input')?.focus(), [source]);
  // Moves the focus to the sign-in form when this step closes, because the pressed button was removed.
  useEffect(() => () => first.current?.querySelector('input')?.focus(), [first]);

  const explain = (reason: unknown): FormFailure | undefined => {
    if (apiErrorOf(reason)?.status === OVER) onOver();
    else if (reason instanceof ApiError && reason.items.length > 0) return undefined;
    else setHasFailed(true);
    return {};
  };

  const enter = async ({ passkey }: PasskeySignInRequest) =>
    auth.login({ passkey, challenge }).catch((reason: unknown) => void explain(reason));

  const onStart = () => {
    setHasFailed(false);
    clearError();
  };

  const { busy, failure, field, formProps } = useAccountForm({
    initial: { code: '' },
    schema: secondFactorConfirmation,
    send: async ({ code }) => auth.login({ challenge, code }),
    failed: forms('signIn.failed'),
    explain,
    onStart,
    blocked: isLoading,
  });
  const banner = hasFailed ? say(error ?? forms('signIn.failed')) : failure;
  const isApp = source === 'app';
  return (
    <div ref={box} className={form.form}>
      {banner && <Banner>{banner}</Banner>}
      <form {...formProps} className={form.form}>
        <TextField
          {...field('code')}
          key={source}
          required
          label={t(isApp ? 'code.label' : 'recovery.label')}
          hint={t(isApp ? 'code.hint' : 'recovery.hint')}
          autoComplete="one-time-code"
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize={isApp ? 'none' : 'characters'}
          spellCheck={false}
        />
        <Button type="submit" size="lg" block busy={busy}>
          {forms(busy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </form>
      <div className="v-cluster v-gap-2 v-column-4 v-center v-between v-sm">
        <Button variant="quiet" size="sm" onClick={() => setSource(isApp ? 'recovery' : 'app')}>
          {t(isApp ? 'recovery.use' : 'code.use')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onStart();
            setPasskeyPresses(passkeyPresses + 1);
          }}
        >
          {t('passkey.use')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {passkeyPresses > 0 && <PasskeyDialog key={passkeyPresses} signIn={enter} />}
      <details className="v-muted v-sm">
        <summary className="v-pointer">{t('lost.title')}</summary>
        <p className="v-above-2">{t('lost.text')}</p>
      </details>
    </div>
  );
}
