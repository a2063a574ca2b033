import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useAccountDataTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-account-data" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-account-data" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-account-data" */ './de').then(({ de }) => de),
});
