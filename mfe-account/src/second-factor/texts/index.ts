import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSecondFactorTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-second-factor" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-second-factor" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-second-factor" */ './de').then(({ de }) => de),
});
