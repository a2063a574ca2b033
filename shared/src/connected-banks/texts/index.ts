import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-banks" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-banks" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-banks" */ './de').then(({ de }) => de),
});
