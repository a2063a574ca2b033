import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSecondStepTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-second-step" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-second-step" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-second-step" */ './de').then(({ de }) => de),
});
