export type { WrittenPage } from './page-writer';
export { ALL_PAGES, findNotes, saveProblem } from './store';
export { writtenPages, type WrittenPages } from './written-pages';
