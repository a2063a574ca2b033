import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useOwnTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-own" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-own" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-own" */ './de').then(({ de }) => de),
});
