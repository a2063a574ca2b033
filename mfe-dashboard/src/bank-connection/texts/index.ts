import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: useConnectionTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-connection" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-connection" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-connection" */ './de').then(({ de }) => de),
});
