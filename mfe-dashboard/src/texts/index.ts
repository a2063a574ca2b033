import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts, useMessages } = defineTexts(en, {
  es: () => import('./es').then(({ es }) => es),
  fr: () => import('./fr').then(({ fr }) => fr),
  de: () => import('./de').then(({ de }) => de),
});
export type TextKey = keyof typeof en;
