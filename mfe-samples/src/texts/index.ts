import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

/** Names of sample rows are texts too, so that a translation reaches them. */
export type TextKey = keyof typeof en;

export const { useTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de" */ './de').then(({ de }) => de),
});
