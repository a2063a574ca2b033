import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useUnsubscribeTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-unsubscribe" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-unsubscribe" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-unsubscribe" */ './de').then(({ de }) => de),
});
