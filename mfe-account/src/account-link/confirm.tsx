import { accountLinkForm } from '@verdant/shared/contract';
import type { AccountLinkForm, AccountLinkPurpose } from '@verdant/shared/contract';
import { Banner, Button, ButtonLink } from '@verdant/shared/ui';
import { Arrival } from '../auth-layout/arrival';
import { AuthLayout } from '../auth-layout/auth-layout';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { useMessages, useTexts } from '../texts';
import { BadLink, Onward } from './onward';
import { useAccountLinkTexts } from './texts';
import { useFollowLink } from './use-follow-link';
import type { FollowLink } from './use-follow-link';
import form from '../form/form.module.css';

type ConfirmProps = { purpose: AccountLinkPurpose; token: string };

/** Does what the link is for at a press, for whoever is signed in to its account; anybody else needs its password. */
export function Confirm({ purpose, token }: ConfirmProps) {
  const t = useAccountLinkTexts();
  const say = useMessages();
  const { state, needsPassword, follow } = useFollowLink(purpose, token);
  if (state.status === 'bad link') return <BadLink text="bad.text" />;
  const isDone = state.status === 'done';
  return (
    <AuthLayout title={t(`${purpose}.title`)} subtitle={isDone ? '' : t(`${purpose}.text`)}>
      {isDone ? (
        <Arrival>
          <Banner tone="good">{t(`${purpose}.done`)}</Banner>
          {purpose === 'restore-email' ? (
            <ButtonLink to="/forgot-password" size="lg" block>
              {t('choosePassword')}
            </ButtonLink>
          ) : (
            <Onward />
          )}
        </Arrival>
      ) : (
        <>
          {state.status === 'failed' && <Banner>{say(state.message)}</Banner>}
          {needsPassword ? (
            <PasswordPart purpose={purpose} follow={follow} />
          ) : (
            <Button size="lg" block busy={state.status === 'busy'} onClick={() => void follow()}>
              {t(state.status === 'busy' ? 'busy' : `${purpose}.button`)}
            </Button>
          )}
        </>
      )}
    </AuthLayout>
  );
}

type PasswordPartProps = { purpose: AccountLinkPurpose; follow: FollowLink };

function PasswordPart({ purpose, follow }: PasswordPartProps) {
  const t = useAccountLinkTexts();
  const forms = useTexts();
  const submit = async ({ password }: AccountLinkForm) => follow(password);
  const { busy, field, formProps } = useForm({ initial: { password: '' }, schema: accountLinkForm, submit });
  return (
    <form {...formProps} className={form.form}>
      <PasswordField
        {...field('password')}
        required
        label={forms('field.password')}
        hint={t('password.hint')}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" block busy={busy}>
        {t(busy ? 'busy' : `${purpose}.button`)}
      </Button>
    </form>
  );
}
