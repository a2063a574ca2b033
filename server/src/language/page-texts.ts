import { brand } from '@verdant/shared/brand';
import type { Catalogues } from './catalogues';

const en = {
  description: brand.description,
  noscript: `${brand.name} needs JavaScript. Please turn it on and reload this page.`,
};

/** The texts of the host page itself: what search engines show, and what stands there without JavaScript. */
export const pageTexts: Catalogues<typeof en> = {
  en,
  es: {
    description: `${brand.name} calcula en unos tres minutos la puntuación de su salud financiera, la explica y le dice qué hacer a continuación.`,
    noscript: `${brand.name} necesita JavaScript. Actívelo y vuelva a cargar esta página.`,
  },
  fr: {
    description: `${brand.name} calcule votre score financier en trois minutes environ, l'explique et vous dit quoi faire ensuite.`,
    noscript: `${brand.name} a besoin de JavaScript. Veuillez l'activer et recharger cette page.`,
  },
  de: {
    description: `${brand.name} berechnet in etwa drei Minuten Ihren Finanz-Score, erklärt ihn und sagt Ihnen, was als Nächstes zu tun ist.`,
    noscript: `${brand.name} braucht JavaScript. Bitte schalten Sie es ein und laden Sie diese Seite neu.`,
  },
};
