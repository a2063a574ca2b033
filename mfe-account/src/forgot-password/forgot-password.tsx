import { useEffect, useState } from 'react';
import { forgotPasswordRequest, accountCalls, callApi, type ForgotPasswordRequest } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { AuthLayout, FocusedMessage, LinkWithReturnPage } from '../auth-layout/auth-layout';
import { EmailField, SubmitButton } from '../form/fields';
import { useAccountForm } from '../form/use-account-form';
import { useTexts } from '../texts';
import form from '../form/form.module.css';

const SECOND_MS = 1000;

/**
 * Returns the remaining seconds of a countdown from the time `from` in milliseconds. The clock is read instead of counting
 * ticks, so that a tab shows the right time after a suspension.
 */
function useCountdown(from: number, seconds: number): number {
  const end = from + seconds * SECOND_MS;
  const [now, setNow] = useState(from);
  // Limits the result to `seconds`, because `now` is older than `from` right after `from` has changed.
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / SECOND_MS)));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, end]);
  return left;
}

/** Waiting time in seconds before the user can request another link, which would invalidate the previous link. */
const RESEND_SECONDS = 60;

type LinkSentProps = {
  link: AskedLink;
  onSent: (link: AskedLink) => void;
  onOtherAddress: () => void;
};

/** Confirmation that a link was sent, even for an unknown e-mail address, so as not to reveal who has an account. */
function LinkSent({ link, onSent, onOtherAddress }: LinkSentProps) {
  const t = useTexts();
  const ask = useLinkRequest();
  const left = useCountdown(link.at, RESEND_SECONDS);
  const [count, setCount] = useState(1);
  const { email, minutes } = link;
  const { busy, failure, formProps } = useAccountForm({
    initial: { email },
    schema: forgotPasswordRequest,
    send: async (request) => {
      onSent(await ask(request));
      setCount((last) => last + 1);
    },
    failed: t('forgot.failed'),
  });
  return (
    <FocusedMessage key={link.at}>
      <Banner tone="good">
        <p className="v-anywhere">{t(count > 1 ? 'forgot.resent' : 'forgot.sent', { email })}</p>
        <p>{t('forgot.sentRules', { minutes })}</p>
      </Banner>
      {failure && <Banner>{failure}</Banner>}
      <p className="v-muted">{t('forgot.nothing')}</p>
      <form {...formProps} className="v-stack v-gap-3">
        <Button type="submit" variant="secondary" block busy={busy} disabled={left > 0}>
          {busy ? t('forgot.busy') : left > 0 ? t('forgot.resendIn', { seconds: left }) : t('forgot.resend')}
        </Button>
        <Button variant="quiet" block onClick={onOtherAddress}>
          {t('forgot.other')}
        </Button>
      </form>
    </FocusedMessage>
  );
}

export function ForgotPassword() {
  const t = useTexts();
  const [link, setLink] = useState<AskedLink>();
  const [email, setEmail] = useState('');

  const onSent = (sent: AskedLink) => {
    setLink(sent);
    setEmail(sent.email);
  };

  return (
    <AuthLayout
      title={t(link ? 'forgot.sentTitle' : 'forgot.title')}
      subtitle={t(link ? 'forgot.sentSubtitle' : 'forgot.subtitle')}
      footer={
        <>
          <span>{t('forgot.remembered')}</span>{' '}
          <LinkWithReturnPage to="/sign-in">{t('forgot.signIn')}</LinkWithReturnPage>
        </>
      }
    >
      {link ? (
        <LinkSent link={link} onSent={onSent} onOtherAddress={() => setLink(undefined)} />
      ) : (
        <LinkForm email={email} onSent={onSent} />
      )}
    </AuthLayout>
  );
}

type LinkFormProps = { email: string; onSent: (link: AskedLink) => void };

function LinkForm({ email, onSent }: LinkFormProps) {
  const t = useTexts();
  const ask = useLinkRequest();
  const { busy, failure, field, formProps } = useAccountForm({
    initial: { email },
    schema: forgotPasswordRequest,
    send: async (request) => onSent(await ask(request)),
    failed: t('forgot.failed'),
  });
  return (
    <>
      {failure && <Banner>{failure}</Banner>}
      <form {...formProps} className={form.form}>
        <EmailField {...field('email')} label={t('field.email')} />
        <SubmitButton busy={busy}>{t(busy ? 'forgot.busy' : 'forgot.submit')}</SubmitButton>
      </form>
    </>
  );
}

/** A requested link with the request time in milliseconds and the lifetime in minutes. */
type AskedLink = { email: string; at: number; minutes: number };

function useLinkRequest(): (request: ForgotPasswordRequest) => Promise<AskedLink> {
  const api = useApi();
  return async ({ email }) => {
    const response = await callApi(api, accountCalls.forgotPassword, { body: { email } });
    return { email, at: Date.now(), minutes: response.expires_in_minutes };
  };
}
