export { ConnectedBanks } from './connected-banks';
export { useConnectedBanks } from './use-connected-banks';
