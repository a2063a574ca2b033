export { defineTexts } from './define-texts';
export type { Translate } from './define-texts';
