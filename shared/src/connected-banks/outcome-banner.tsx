import { Banner } from '@verdant/shared/ui';
import type { Outcome } from './banks-state';
import { useTexts } from './texts';

/** What came of the last refresh or disconnection, where the button was: a toast would be behind a dialog. */
export function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  switch (outcome.kind) {
    case 'refreshed':
      return <Banner tone="good">{t('banks.refreshed')}</Banner>;
    case 'partly refreshed':
      return <Banner tone="warn">{t('banks.partly')}</Banner>;
    case 'not refreshed':
      return <Banner>{t('banks.notRefreshed')}</Banner>;
    case 'disconnected':
      return <Banner tone="good">{t('banks.disconnected', { institution: outcome.institution })}</Banner>;
    case 'none':
    case 'refreshing':
      return null;
  }
}
