import { join } from 'node:path';
import type { FederationOptions } from '@verdant/federation/server';
import { brand } from '@verdant/shared/brand';

type PageMetadata = FederationOptions['page'];

/** Folder of the pictures that are rendered from the logo. */
export const PICTURES_FOLDER = join(__dirname, 'pictures');

/** File names of pictures, each served at the root. */
export const pictures = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'preview.png',
] as const;

/** Returns the preview image that other sites show next to a link to this site. `origin` is the server's public origin. */
export const linkPreviewImage = (origin: string): NonNullable<PageMetadata['preview']> => ({
  url: `${origin}/preview.png`,
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: brand.name,
});

/** Links in the head of every page. Browsers find `/favicon.ico` without a link. */
export const siteIcons: NonNullable<PageMetadata['links']> = [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];
