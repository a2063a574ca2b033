export { saveAccounts, type OwnedLink } from './accounts';
export type { Aggregator } from './aggregator';
export type { AggregatorAccount, AggregatorReader, AggregatorTransaction } from './aggregator-reader';
export { bankLinkingOf, widgetOrigins, type BankLinking } from './linking';
export { withMoneyDataLock } from './store';
export { bankLinkRoutes } from './routes';
export { bankRefreshJobKind, removeUserAtAggregator } from './service';
export { startSandbox } from './sandbox/start-sandbox';
export { findLinks, type LinkWithConsent } from './store';
