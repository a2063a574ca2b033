import { Banner } from '@verdant/shared/ui';
import { useTexts } from './texts';
import type { Outcome } from './use-connected-banks';

/** Shows the result of requesting new data from the banks. */
function Refreshed({ isComplete, asked }: Extract<Outcome, { status: 'refreshed' }>) {
  const t = useTexts();
  if (asked === 'input') return <Banner tone="warn">{t('banks.input')}</Banner>;
  if (!isComplete || asked === 'failed') return <Banner tone="warn">{t('banks.partly')}</Banner>;
  if (asked === 'running') return <Banner tone="warn">{t('banks.running')}</Banner>;
  return <Banner tone="good">{t(asked === 'recent' ? 'banks.recent' : 'banks.refreshed')}</Banner>;
}

/** Shows the outcome of the last refresh or disconnection next to the button, because a dialog would hide a toast. */
export function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  switch (outcome.status) {
    case 'refreshed':
      return <Refreshed {...outcome} />;
    case 'not refreshed':
      return <Banner>{t('banks.notRefreshed')}</Banner>;
    case 'disconnected':
      return <Banner tone="good">{t('banks.disconnected', { institution: outcome.link.institution })}</Banner>;
  }
}
