import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSoonTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-soon" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-soon" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-soon" */ './de').then(({ de }) => de),
});
