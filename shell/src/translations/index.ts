import { translationsOf } from '@verdant/shared/texts';

export const translations = translationsOf({
  es: () => import(/* webpackChunkName: "texts-es" */ './es.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './de.json'),
});
