import { ConnectedBanks } from '@verdant/shared/connected-banks';
import { QueryProvider } from '@verdant/shared/query';
import { OtherAccounts } from './other-accounts';

/** The tab of all accounts: linked banks with what is shared and until when, accounts from files, and those entered by the user. */
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
