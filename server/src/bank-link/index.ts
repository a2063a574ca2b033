export type { Aggregator } from './aggregator';
export type { ReadAccount, Reader, ReadTransaction } from './aggregator-reader';
export { linkingOf, widgetOrigins, type BankLinking } from './linking';
export { bankRefreshKind } from './refresh-job';
export { bankLinkRoutes } from './routes';
export { leaveAggregator } from './service';
export { startSandbox } from './sandbox/start-sandbox';
export { findLinks, type LinkWithConsent } from './store';
