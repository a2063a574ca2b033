import { filesOf } from '@verdant/shared/contract';
import { translationsOf } from '@verdant/shared/texts';

export const translations = translationsOf(filesOf<'mfe-marketing'>((language) => import(`./${language}.json`)));
