import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de" */ './de').then(({ de }) => de),
});
