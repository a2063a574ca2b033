import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useAccountLinkTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-accountlink" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-accountlink" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-accountlink" */ './de').then(({ de }) => de),
});
