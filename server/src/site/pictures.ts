import { join } from 'node:path';
import type { FederationOptions } from '@verdant/federation/server';
import { brand } from '@verdant/shared/brand';

type PageMetadata = FederationOptions['page'];

/** Path of the folder with the pictures that are rendered from the logo. */
export const PICTURES_FOLDER = join(__dirname, 'pictures');

/** File names of the pictures, each served at the root, such as `/favicon.ico`. */
export const pictures = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'preview.png',
] as const;

/** The picture that other sites show with a shared link. @param origin where visitors reach the server */
export const previewAt = (origin: string): NonNullable<PageMetadata['preview']> => ({
  url: `${origin}/preview.png`,
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: brand.name,
});

/** Links in the head of every page, in addition to the logo. Browsers find `/favicon.ico` without a link. */
export const siteIcons: NonNullable<PageMetadata['links']> = [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];
