import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useTermsTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-terms" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-terms" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-terms" */ './de').then(({ de }) => de),
});
