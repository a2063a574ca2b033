export { defineTexts, loadTexts, prepareTexts } from './define-texts';
export type { Loaders, Translate } from './define-texts';
export { defineTranslatedTexts, translationsOf } from './translations';
