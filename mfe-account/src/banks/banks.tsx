import { ConnectedBanks } from '@verdant/shared/connected-banks';
import { Link } from '@verdant/shared/router';
import { useBanksTexts } from './texts';

/** The tab of the linked accounts: what is shared, until when, and the end of it; and where all other accounts are. */
export function Banks() {
  const t = useBanksTexts();
  return (
    <>
      <ConnectedBanks connectAt="/yodlee-connect" />
      <p>
        <Link to="/money/accounts">{t('banks.all')}</Link>
      </p>
    </>
  );
}
