import { defineTexts } from '@verdant/shared/texts';
import { en } from './en';

export const { useTexts: usePasskeyTexts } = defineTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es-passkeys" */ './es').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "texts-fr-passkeys" */ './fr').then(({ fr }) => fr),
  de: () => import(/* webpackChunkName: "texts-de-passkeys" */ './de').then(({ de }) => de),
});
