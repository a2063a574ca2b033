import { ConnectedBanks } from '@verdant/shared/connected-banks';
import { QueryProvider } from '@verdant/shared/query';
import { OtherAccounts } from './other-accounts';

/**
 * The tab with all accounts: linked banks with the scope and the end of the consent, accounts from files, and accounts
 * entered by the user.
 */
export function Banks() {
  return (
    <>
      <ConnectedBanks connectAt="/yodlee-connect" />
      <QueryProvider>
        <OtherAccounts />
      </QueryProvider>
    </>
  );
}
