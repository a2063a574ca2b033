import { useState } from 'react';
import { callApi, reminderCalls } from '@verdant/shared/contract';
import { useApi, useAuth } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import { AuthLayout, OutcomePage } from '../auth-layout/auth-layout';
import { isInvalidLinkError, useLinkToken } from '../reset-password/use-link-token';
import { useUnsubscribeTexts } from './texts';

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
      setState(isInvalidLinkError(reason) ? 'unknown' : 'failed');
    }
  };

  if (state === 'done' || state === 'unknown') {
    return (
      <OutcomePage
        title={t(`${state}.title`)}
        subtitle={t(`${state}.subtitle`)}
        tone={state === 'done' ? 'good' : 'warn'}
        next={{ to: isAuthenticated ? '/dashboard' : '/', label: t('next') }}
        takesFocus={token !== null}
      >
        {t(state)}
      </OutcomePage>
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
