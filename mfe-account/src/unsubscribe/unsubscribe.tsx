import { useReducer } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, reminderCalls } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button, ButtonLink } from '@verdant/shared/ui';
import { FocusedMessage } from '../auth-layout/focused-message';
import { AuthLayout } from '../auth-layout/auth-layout';
import { useLinkToken } from '../reset-password/use-link-token';
import { useUnsubscribeTexts } from './texts';

/** The contract's status for a link that is unknown. */
const LINK_IS_UNKNOWN = 400;

type Stopping = 'asking' | 'sending' | 'failed' | 'stopped' | 'unknown';
type StoppingEvent = { type: 'pressed' | 'stopped' | 'refused' | 'failed' };

/** Reducer for this page's states. Only pressing the button sends a request, since programs also open links in mails. */
function stoppingReducer(state: Stopping, { type }: StoppingEvent): Stopping {
  if (type === 'pressed') return state === 'asking' || state === 'failed' ? 'sending' : state;
  if (state !== 'sending') return state;
  return type === 'refused' ? 'unknown' : type;
}

/** The page to which the link in a reminder leads. It stops further reminders without a sign-in. */
export function Unsubscribe() {
  const t = useUnsubscribeTexts();
  const api = useApi();
  const { isAuthenticated } = useAuth();
  const token = useLinkToken();
  const [state, dispatch] = useReducer(stoppingReducer, token ? 'asking' : 'unknown');

  const stop = async () => {
    if (!token) return;
    dispatch({ type: 'pressed' });
    try {
      await callApi(api, reminderCalls.stop, { params: { token } });
      dispatch({ type: 'stopped' });
    } catch (reason) {
      const isRefused = reason instanceof ApiError && reason.status === LINK_IS_UNKNOWN;
      dispatch({ type: isRefused ? 'refused' : 'failed' });
    }
  };

  const next = (
    <ButtonLink to={isAuthenticated ? '/dashboard' : '/'} size="lg" block>
      {t('next')}
    </ButtonLink>
  );
  if (state === 'stopped') {
    return (
      <AuthLayout title={t('done.title')} subtitle={t('done.subtitle')}>
        <FocusedMessage>
          <Banner tone="good">{t('done')}</Banner>
          {next}
        </FocusedMessage>
      </AuthLayout>
    );
  }
  if (state === 'unknown') {
    return (
      <AuthLayout title={t('unknown.title')} subtitle={t('unknown.subtitle')}>
        <FocusedMessage takesFocus={token !== null}>
          <Banner tone="warn">{t('unknown')}</Banner>
          {next}
        </FocusedMessage>
      </AuthLayout>
    );
  }
  const isBusy = state === 'sending';
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      {state === 'failed' && <Banner>{t('failed')}</Banner>}
      <Button size="lg" block busy={isBusy} onClick={() => void stop()}>
        {t(isBusy ? 'busy' : 'stop')}
      </Button>
    </AuthLayout>
  );
}
