export { defineTexts, prepareTexts } from './define-texts';
export type { Translate } from './define-texts';
