import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Builds } from '../../builds/read-builds';
import { inlineScriptHashes, type PageMetadata } from '../../host-page';
import { html } from '../../http';
import { allowPlainPage } from '../../http/security-headers';
import { renderLabPage } from './lab-page';

/** A product's look of the lab's page; without it the page has the browser's colours. */
export interface FaultLabLook {
  /** Files of CSS, in their order: a reset, and the custom properties that `lab.css` uses. */
  readonly styles?: readonly string[];
  /** The family of the font that the host preloads first. */
  readonly fontFamily?: string;
  /** Links next to the product's name. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

interface PageRouteDependencies {
  readonly builds: Builds;
  readonly page: PageMetadata;
  readonly look: FaultLabLook;
}

const asset = (name: string) => readFileSync(join(__dirname, 'assets', name), 'utf8');

/** One file: the product's own styles, then the lab's rules; with the host's font where it is built. */
function styleSheet({ host }: Builds, { styles = [], fontFamily }: FaultLabLook): string {
  const font = host?.manifest.preload[0];
  const face =
    font === undefined || fontFamily === undefined
      ? ''
      : `@font-face{font-family:'${fontFamily}';font-display:swap;font-weight:100 900;src:url(/${font}) format('woff2')}\n`;
  return face + [...styles.map((file) => readFileSync(file, 'utf8')), asset('lab.css')].join('\n');
}

/** `/fault-lab`: a page of its own, which works even when the host and every remote are down. */
export function serveLabPage(app: FastifyInstance, { builds, page: metadata, look }: PageRouteDependencies): void {
  const links = (look.links ?? []).map(({ label, url }) => html`<a href="${url}">${label}</a> `);
  const page = renderLabPage(metadata, builds.host?.manifest.inlineScript ?? '', links);
  const files = {
    'lab.css': ['text/css; charset=utf-8', styleSheet(builds, look)],
    'lab.js': ['text/javascript; charset=utf-8', asset('lab.js')],
  };
  for (const [name, [type = '', content]] of Object.entries(files)) {
    app.get(`/fault-lab/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }

  const scriptHashes = inlineScriptHashes(builds);
  app.get('/fault-lab', async (_request, reply) => {
    allowPlainPage(reply, scriptHashes);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
