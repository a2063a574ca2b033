import type { Language } from '../contract';

/** The product's name and the texts that contain it; defined only here. */
export const brand = {
  name: 'Verdant',
  title: 'Verdant | Integrated Financial Health Check Platform',
  description:
    'Verdant scores your financial health in about three minutes, explains the score and tells you what to do next.',
  keywords: 'financial health, financial wellness, budgeting, savings, investment readiness, Australia',
  tagline: 'Empowering your financial wellness journey with AI-powered insights.',
  themeColour: '#00E575',
  image: '/logo.svg',
} as const;

/** The title of a page without a name of its own, by language. */
export const brandTitles: Readonly<Record<Language, string>> = {
  en: brand.title,
  es: 'Verdant | El chequeo integral de su salud financiera',
  fr: 'Verdant | Le bilan complet de votre santé financière',
  de: 'Verdant | Der umfassende Check für Ihre Finanzen',
};

/** The document title of a page: its own name in front of the product's, or the default title. */
export function pageTitle(page?: string, language: Language = 'en'): string {
  return page ? `${page} | ${brand.name}` : brandTitles[language];
}
