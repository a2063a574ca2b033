import { useRef, useState } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import { Arrival } from '../auth-layout/arrival';
import { failureText } from '../form/failure-text';
import { useMessages, useTexts } from '../texts';
import { useCountdown } from './use-countdown';
import { useLinkRequest } from './use-link-request';
import type { AskedLink } from './use-link-request';
import styles from './link-sent.module.css';

/** Mail takes a moment, and a new link invalidates the previous one. */
const RESEND_SECONDS = 60;

type LinkSentProps = {
  link: AskedLink;
  onSent: (link: AskedLink) => void;
  onOtherAddress: () => void;
};

/** The same whether or not the account exists. */
export function LinkSent({ link, onSent, onOtherAddress }: LinkSentProps) {
  const t = useTexts();
  const say = useMessages();
  const ask = useLinkRequest();
  const left = useCountdown(link.at, RESEND_SECONDS);
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState(1);
  const [failure, setFailure] = useState<string>();
  const inFlight = useRef(false);
  const { email, minutes } = link;

  const sendAgain = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      onSent(await ask({ email }));
      setCount((last) => last + 1);
    } catch (reason) {
      setFailure(failureText(reason, { network: t('failure.network'), fallback: t('forgot.failed') }));
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };

  return (
    <Arrival key={link.at}>
      <Banner tone="good">
        <p className={styles.said}>{t(count > 1 ? 'forgot.resent' : 'forgot.sent', { email })}</p>
        <p>{t('forgot.sentRules', { minutes })}</p>
      </Banner>
      {failure && <Banner>{say(failure)}</Banner>}
      <p className={styles.hint}>{t('forgot.nothing')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" block busy={busy} disabled={left > 0} onClick={() => void sendAgain()}>
          {busy ? t('forgot.busy') : left > 0 ? t('forgot.resendIn', { seconds: left }) : t('forgot.resend')}
        </Button>
        <Button variant="quiet" block onClick={onOtherAddress}>
          {t('forgot.other')}
        </Button>
      </div>
    </Arrival>
  );
}
