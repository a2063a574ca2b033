import { useAuth } from '@verdant/shared/services';
import { Banner, ButtonLink } from '@verdant/shared/ui';
import { Arrival } from '../auth-layout/arrival';
import { AuthLayout } from '../auth-layout/auth-layout';
import { useAccountLinkTexts } from './texts';

export function BadLink({ text }: { text: 'missing' | 'bad.text' }) {
  const t = useAccountLinkTexts();
  return (
    <AuthLayout title={t('bad.title')} subtitle={t('bad.subtitle')}>
      <Arrival takesFocus={text !== 'missing'}>
        <Banner tone="warn">{t(text)}</Banner>
        <Onward />
      </Arrival>
    </AuthLayout>
  );
}

/** Where it goes on from here. */
export function Onward() {
  const t = useAccountLinkTexts();
  const { isAuthenticated } = useAuth();
  return (
    <ButtonLink to={isAuthenticated ? '/dashboard' : '/sign-in'} size="lg" block>
      {t(isAuthenticated ? 'dashboard' : 'signIn')}
    </ButtonLink>
  );
}
