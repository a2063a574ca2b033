import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSecondFactorTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-secondfactor" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-secondfactor" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-secondfactor" */ './de').then(({ de }) => de),
});
