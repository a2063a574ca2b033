export { OwnPanels } from './own-panels';
export { OwnSummary } from './own-summary';
