export { ConnectedBanks } from './connected-banks';
