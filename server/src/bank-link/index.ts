export { saveAccounts, type OwnedLink } from './accounts';
export type { Aggregator } from './aggregator';
export type { ReadAccount, AggregatorReader, ReadTransaction } from './aggregator-reader';
export { bankLinkingOf, widgetOrigins, type BankLinking } from './linking';
export { changeMoney } from './store';
export { bankLinkRoutes } from './routes';
export { bankRefreshKind, removeUserAtAggregator } from './service';
export { startSandbox } from './sandbox/start-sandbox';
export { findLinks, type LinkWithConsent } from './store';
