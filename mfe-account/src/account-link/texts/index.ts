import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useAccountLinkTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-account-link" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-account-link" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-account-link" */ './de').then(({ de }) => de),
});
