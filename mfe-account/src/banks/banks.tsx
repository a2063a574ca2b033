import { ConnectedBanks } from '@verdant/shared/connected-banks';

/** The tab of the linked accounts: what is shared, until when, and the end of it. */
export function Banks() {
  return <ConnectedBanks connectAt="/yodlee-connect" />;
}
