import { brand } from '@verdant/shared/brand';
import type { Catalogues } from './catalogues';

const en = {
  description: brand.description,
  noscript: `${brand.name} needs JavaScript. Please turn it on and reload this page.`,
  busy: {
    text: `Many people on your network are opening ${brand.name} right now. Please try again in a few seconds.`,
    retry: 'Try again',
  },
};

/** The texts of the host page itself: what search engines show, and what stands there without JavaScript or beyond the limits. */
export const pageTexts: Catalogues<typeof en> = {
  en,
  es: {
    description: `${brand.name} calcula en unos tres minutos la puntuación de su salud financiera, la explica y le dice qué hacer a continuación.`,
    noscript: `${brand.name} necesita JavaScript. Actívelo y vuelva a cargar esta página.`,
    busy: {
      text: `Muchas personas de su red están abriendo ${brand.name} en este momento. Inténtelo de nuevo en unos segundos.`,
      retry: 'Intentar de nuevo',
    },
  },
  fr: {
    description: `${brand.name} calcule votre score financier en trois minutes environ, l'explique et vous dit quoi faire ensuite.`,
    noscript: `${brand.name} a besoin de JavaScript. Veuillez l'activer et recharger cette page.`,
    busy: {
      text: `Beaucoup de personnes de votre réseau ouvrent ${brand.name} en ce moment. Veuillez réessayer dans quelques secondes.`,
      retry: 'Réessayer',
    },
  },
  de: {
    description: `${brand.name} berechnet in etwa drei Minuten Ihren Finanz-Score, erklärt ihn und sagt Ihnen, was als Nächstes zu tun ist.`,
    noscript: `${brand.name} braucht JavaScript. Bitte schalten Sie es ein und laden Sie diese Seite neu.`,
    busy: {
      text: `Gerade öffnen viele Menschen in Ihrem Netzwerk ${brand.name}. Bitte versuchen Sie es in ein paar Sekunden noch einmal.`,
      retry: 'Noch einmal versuchen',
    },
  },
};
