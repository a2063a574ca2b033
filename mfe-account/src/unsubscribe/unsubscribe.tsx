import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, reminderCalls } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button, ButtonLink } from '@verdant/shared/ui';
import { AuthLayout, FocusedMessage } from '../auth-layout/auth-layout';
import { useLinkToken } from '../reset-password/use-link-token';
import { useUnsubscribeTexts } from './texts';

/** HTTP status of the API contract for an unknown link. */
const LINK_IS_UNKNOWN = 400;

export function Unsubscribe() {
  const t = useUnsubscribeTexts();
  const api = useApi();
  const { isAuthenticated } = useAuth();
  const token = useLinkToken();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done' | 'unknown'>(
    token ? 'asking' : 'unknown',
  );

  // Called only after a press of the button, because programs such as mail scanners also open links in mails.
  const stop = async () => {
    setState('sending');
    try {
      await callApi(api, reminderCalls.stop, { params: { token: token ?? '' } });
      setState('done');
    } catch (reason) {
      setState(reason instanceof ApiError && reason.status === LINK_IS_UNKNOWN ? 'unknown' : 'failed');
    }
  };

  if (state === 'done' || state === 'unknown') {
    return (
      <AuthLayout title={t(`${state}.title`)} subtitle={t(`${state}.subtitle`)}>
        <FocusedMessage takesFocus={token !== null}>
          <Banner tone={state === 'done' ? 'good' : 'warn'}>{t(state)}</Banner>
          <ButtonLink to={isAuthenticated ? '/dashboard' : '/'} size="lg" block>
            {t('next')}
          </ButtonLink>
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
