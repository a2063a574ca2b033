export { directionOf, useChangeWords } from './change-words';
export { HistoryPanel } from './history-panel';
export { shownChange } from './shown-change';
