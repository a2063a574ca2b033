import { brand } from '@verdant/shared/brand';
import type { Language } from '@verdant/shared/contract';
import { pageTexts } from '../language/page-texts';

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, with what makes the product installable. */
export const manifestIn = (language: Language) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: pageTexts[language].description,
  lang: language,
  dir: 'ltr',
  // Anyone who is not signed in comes to sign-in, and from there back.
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: brand.themeColour,
  // The ground of the dark theme, until the page is there.
  background_color: '#112723',
  categories: ['finance'],
  icons: [
    icon(192, 'icon-192', 'any'),
    icon(512, 'icon-512', 'any'),
    icon(512, 'icon-maskable-512', 'maskable'),
    { src: brand.image, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
