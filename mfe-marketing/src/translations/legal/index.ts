import { translationsOf } from '@verdant/shared/texts';

export const translations = translationsOf({
  es: () => import(/* webpackChunkName: "texts-es-legal" */ './es.json'),
  fr: () => import(/* webpackChunkName: "texts-fr-legal" */ './fr.json'),
  de: () => import(/* webpackChunkName: "texts-de-legal" */ './de.json'),
});
