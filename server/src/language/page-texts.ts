import { brand } from '@verdant/shared/brand';
import { getSectionTranslations } from '../translations';
import { cataloguesOf } from './catalogues';

const en = {
  title: brand.title,
  description: brand.description,
  noscript: '{brand} needs JavaScript. Please turn it on and reload this page.',
  busy: {
    text: 'Many people on your network are opening {brand} right now. Please try again in a few seconds.',
    retry: 'Try again',
  },
};

/** Texts of the host page: for search engines, browsers without JavaScript, and refused requests. */
export const pageTexts = cataloguesOf(en, getSectionTranslations('host-page'));
