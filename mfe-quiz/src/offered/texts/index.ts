import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useOfferedTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-offered" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-offered" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-offered" */ './de').then(({ de }) => de),
});
