import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: usePlatformTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-platform" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-platform" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-platform" */ './de').then(({ de }) => de),
});
