export { linkingOf, widgetOrigins, type BankLinking } from './linking';
export { bankLinkRoutes } from './routes';
export { startSandbox } from './sandbox/start-sandbox';
