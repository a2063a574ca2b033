export { linkingOf, widgetOrigins, type BankLinking } from './linking';
export { bankRoutes } from './routes';
export { startSandbox } from './sandbox/start-sandbox';
