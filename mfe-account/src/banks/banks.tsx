import { ConnectedBanks } from '@verdant/shared/connected-banks';
import { QueryProvider } from '@verdant/shared/query';
import { UnlinkedAccounts } from './unlinked-accounts';

/** Tab with all accounts: linked banks with scope and end of consent, and accounts from files or entered by the user. */
export function Banks() {
  return (
    <>
      <ConnectedBanks connectAt="/yodlee-connect" />
      <QueryProvider>
        <UnlinkedAccounts />
      </QueryProvider>
    </>
  );
}
