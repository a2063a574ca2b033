export { OwnAccounts } from './own-accounts';
export { OwnPanels } from './own-panels';
