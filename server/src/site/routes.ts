import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../language/language-of';
import { manifestIn } from './manifest';
import { offlinePageOf, offlinePolicy, offlineVersion } from './offline-page';
import { pictures, PICTURES_FOLDER } from './pictures';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Pages behind the guard redirect by themselves; a call is no page. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /debug\nDisallow: /offline.html\n';

/** The worker's script. Its first line changes with the page, so that browsers notice a new one. */
function workerScript(isOffered: boolean): string {
  const name = isOffered ? 'offline-worker.js' : 'withdrawn-worker.js';
  return `// ${offlineVersion}\n${readFileSync(join(__dirname, 'assets', name), 'utf8')}`;
}

/** What browsers, launchers and search engines ask a site for: icons, manifest, robots.txt, the offline page and its worker. */
export function serveSite(app: FastifyInstance, { offlinePage }: { readonly offlinePage: boolean }): void {
  for (const name of pictures) {
    app.get(`/${name}`, async (_request, reply) =>
      reply
        // Others show them beside a link.
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

  app.get<{ Querystring: Record<string, unknown> }>('/offline.html', async ({ query }, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': offlinePolicy })
      .type('text/html; charset=utf-8')
      .send(offlinePageOf(query)),
  );

  const worker = workerScript(offlinePage);
  // Among the host's files, from which alone its pages may start a worker.
  app.get('/static/offline-worker.js', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
}
