import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSecurityTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-security" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-security" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-security" */ './de').then(({ de }) => de),
});
