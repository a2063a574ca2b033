import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts, useMessages } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-reminder" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-reminder" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-reminder" */ './de').then(({ de }) => de),
});
