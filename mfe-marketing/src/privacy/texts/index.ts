import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: usePrivacyTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-privacy" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-privacy" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-privacy" */ './de').then(({ de }) => de),
});
