import { filesOf } from '@verdant/shared/contract';
import { translationsOf } from '@verdant/shared/texts';

export const translations = translationsOf(filesOf<'mfe-template-page'>((language) => import(`./${language}.json`)));
