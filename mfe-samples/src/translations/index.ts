import { filesOf } from '@verdant/shared/contract';
import { translationsOf } from '@verdant/shared/texts';

export const translations = translationsOf(filesOf<'mfe-samples'>((language) => import(`./${language}.json`)));
