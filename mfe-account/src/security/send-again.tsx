import { useRef, useState } from 'react';
import { accountChangeCalls, callApi } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { failureText } from '../form/failure-text';
import { useMessages, useTexts } from '../texts';
import { useSecurityTexts } from './texts';

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; message: string };

/** Asks for the mail that confirms the account's address another time. */
export function SendAgain() {
  const t = useSecurityTexts();
  const forms = useTexts();
  const say = useMessages();
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const inFlight = useRef(false);

  const send = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setState({ kind: 'sending' });
    try {
      await callApi(api, accountChangeCalls.sendVerification, {});
      setState({ kind: 'sent' });
    } catch (reason) {
      const texts = { network: forms('failure.network'), fallback: t('email.notSent') };
      setState({ kind: 'failed', message: failureText(reason, texts) });
    } finally {
      inFlight.current = false;
    }
  };

  return (
    <>
      {state.kind === 'failed' && <Banner>{say(state.message)}</Banner>}
      {state.kind === 'sent' && <Banner tone="good">{t('email.sentAgain')}</Banner>}
      <div>
        <Button variant="secondary" size="sm" busy={state.kind === 'sending'} onClick={() => void send()}>
          {t('email.sendAgain')}
        </Button>
      </div>
    </>
  );
}
