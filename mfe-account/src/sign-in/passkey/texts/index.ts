import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: usePasskeySignInTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-passkeysignin" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-passkeysignin" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-passkeysignin" */ './de').then(({ de }) => de),
});
