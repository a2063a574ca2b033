import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useAccountDataTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-accountdata" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-accountdata" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-accountdata" */ './de').then(({ de }) => de),
});
