import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FederationOptions } from '@verdant/federation/server';
import { brand } from '@verdant/shared/brand';
import { contactCalls, type Language, type Contact } from '@verdant/shared/contract';
import { tokenColour } from '../design-tokens';
import { languageOf } from '../language/language-of';
import { serveCall } from '../serve-call';
import { getSectionTexts } from '../translations';
import { offlineHeaders, renderOfflinePage } from './offline-page';

type PageMetadata = ReturnType<FederationOptions['page']>;

/** Folder of the pictures that are rendered from the logo. */
const PICTURES_FOLDER = join(__dirname, 'pictures');

/** File names of pictures, each served at the root. */
const pictures = [
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

export const contactRoutes: FastifyPluginAsync<{ readonly settings: { readonly contact: Contact | null } }> = async (
  app,
  { settings: { contact } },
) => {
  serveCall(app, contactCalls.read, {}, async () => ({ contact }));
};

const manifestIcon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web app manifest, which makes the product installable. */
const manifestIn = (language: Language) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: getSectionTexts('host-page')[language].description,
  lang: language,
  dir: 'ltr',
  // Users who are not signed in are redirected to the sign-in page, and after the sign-in back to the dashboard.
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: brand.themeColour,
  // The browser shows this colour until the page has loaded.
  background_color: tokenColour('dark', '--bg'),
  categories: ['finance'],
  icons: [
    manifestIcon(192, 'icon-192', 'any'),
    manifestIcon(512, 'icon-512', 'any'),
    manifestIcon(512, 'icon-maskable-512', 'maskable'),
    { src: brand.image, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Text of robots.txt. Only these paths need an entry: pages that need a sign-in redirect crawlers to the sign-in page. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /debug\nDisallow: /demo\n';

/** Path of the offline page's service worker: the content security policy allows workers only under `/static/`. */
export const OFFLINE_WORKER = '/static/offline-worker.js';

const readAsset = (name: string) => readFileSync(join(__dirname, 'assets', name), 'utf8');

/** Script of a service worker that only unregisters itself, sent if the offline page is switched off. */
const WITHDRAWN_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/** Returns a function for the worker's script with a query's page. A new page changes the script, so browsers update it. */
function workerScript(isOffered: boolean): (query: Readonly<Record<string, unknown>>) => string {
  if (!isOffered) return () => WITHDRAWN_WORKER;
  const script = readAsset('offline-worker.js');
  const headers = JSON.stringify(offlineHeaders);
  return (query) => `const PAGE = ${JSON.stringify(renderOfflinePage(query))};\nconst HEADERS = ${headers};\n${script}`;
}

/** Serves icons, the web app manifest, robots.txt and the offline page's worker. */
export function serveSite(app: FastifyInstance, { offlinePage }: { readonly offlinePage: boolean }): void {
  for (const name of pictures) {
    app.get(`/${name}`, async (_request, reply) =>
      reply
        // Other sites are allowed to show the images, for example next to a link.
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(name, PICTURES_FOLDER, { maxAge: DAY_MS }),
    );
  }

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('application/manifest+json')
      .send(JSON.stringify(manifestIn(languageOf(request)))),
  );

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(ROBOTS),
  );

  const workerFor = workerScript(offlinePage);
  app.get<{ Querystring: Record<string, unknown> }>(OFFLINE_WORKER, async ({ query }, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
      .type('text/javascript; charset=utf-8')
      .send(workerFor(query)),
  );
}
