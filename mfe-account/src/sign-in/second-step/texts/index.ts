import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSecondStepTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-secondstep" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-secondstep" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-secondstep" */ './de').then(({ de }) => de),
});
