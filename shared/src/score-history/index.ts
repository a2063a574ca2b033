export { directionOf, shownChange, useChangeWords } from './change-words';
export { HistoryPanel } from './history-panel';
