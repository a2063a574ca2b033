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

export const pageTitle = (page: string): string => `${page} | ${brand.name}`;
