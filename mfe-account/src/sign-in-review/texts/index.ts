import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useSignInReviewTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-signinreview" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-signinreview" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-signinreview" */ './de').then(({ de }) => de),
});
