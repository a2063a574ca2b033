import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

/** Names of sample rows are texts too, so that a translation reaches them. */
export type TextKey = keyof typeof en;

export const { useTexts } = defineTexts(en, {
  es: () => import('./es').then(({ es }) => es),
  fr: () => import('./fr').then(({ fr }) => fr),
  de: () => import('./de').then(({ de }) => de),
});
