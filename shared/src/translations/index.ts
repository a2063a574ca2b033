import { translationsOf } from '@verdant/shared/texts';
import { filesOf } from '../contract';

export const translations = translationsOf(filesOf<'shared'>((language) => import(`./${language}.json`)));
