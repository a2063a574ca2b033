import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner, Button, ButtonLink, Spinner } from '@verdant/shared/ui';
import { AuthLayout } from '../auth-layout/auth-layout';
import { useAuthWithoutOldError } from '../sign-in/sign-in-auth';
import { useDemoTexts } from './texts';
import form from '../form/form.module.css';

/** Opens a demo household at once. The shell then shows the dashboard. */
export function Demo() {
  const t = useDemoTexts();
  const { login, isLoading } = useAuthWithoutOldError();
  const [hasFailed, setFailed] = useState(false);
  const isRequested = useRef(false);

  const open = () => {
    setFailed(false);
    void login({ demo: true }).catch(() => setFailed(true));
  };

  const openOnce = useEffectEvent(() => {
    // Prevents a second demo household, because React runs effects twice in development.
    if (isRequested.current || isLoading) return;
    isRequested.current = true;
    open();
  });
  useEffect(() => openOnce(), [isLoading]);

  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      {hasFailed ? (
        <div className={form.form}>
          <Banner>{t('failed')}</Banner>
          <Button size="lg" block onClick={open}>
            {t('retry')}
          </Button>
          <ButtonLink to="/sign-up" variant="secondary" size="lg" block>
            {t('signUp')}
          </ButtonLink>
        </div>
      ) : (
        <Spinner label={t('opening')} />
      )}
    </AuthLayout>
  );
}
