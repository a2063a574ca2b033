import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Builds } from '../../builds/read-builds';
import type { Database } from '../../database';
import { inlineScriptHashes, type PageMetadata } from '../../host-page';
import { allowPlainPage } from '../../http/security-headers';
import { labToken } from '../cookie';
import type { LabTarget } from '../lab-state';
import type { Recipes } from '../read-recipes';
import { fromLinkValue, type SharedFaults } from '../share-link';
import { findSession } from '../store';
import { renderLabPage } from './lab-page';

/** How a product dresses the lab's page; without any of it the page has plain colours of its own. */
export interface FaultLabLook {
  /** Files of CSS, in their order: a reset, and the custom properties that `lab.css` uses. */
  readonly styles?: readonly string[];
  /** The family of the font that the host preloads first. */
  readonly fontFamily?: string;
  /** Links next to the product's name. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

interface PageRouteDependencies {
  readonly db: Database;
  readonly builds: Builds;
  readonly page: PageMetadata;
  readonly look: FaultLabLook;
  readonly targets: (request: FastifyRequest) => Promise<LabTarget[]>;
  readonly recipes: () => Recipes;
}

const asset = (name: string) => join(__dirname, 'assets', name);
const SCRIPTS = ['lab.js', 'lab-report.js'];

/** One file: fallbacks, the product's own styles, the lab's rules; with the host's font where it is built. */
function styleSheet({ host }: Builds, { styles = [], fontFamily }: FaultLabLook): string {
  const font = host?.manifest.preload[0];
  const face =
    font === undefined || fontFamily === undefined
      ? ''
      : `@font-face{font-family:'${fontFamily}';font-display:swap;font-weight:100 900;src:url(/${font}) format('woff2')}\n`;
  const files = [asset('fallback.css'), ...styles, asset('lab.css')];
  return face + files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

interface Query {
  /** Faults of another browser, or of a recipe: see share-link.ts. */
  readonly apply?: unknown;
  /** A recipe by its id: `mfe-quiz/slow-phone`. */
  readonly recipe?: unknown;
}

/** What a link offers; without faults when it is invalid. */
function sharedBy({ apply, recipe }: Query, { recipes }: Recipes): { faults: SharedFaults | undefined } | undefined {
  if (typeof apply === 'string') return { faults: fromLinkValue(apply) };
  if (typeof recipe === 'string') return { faults: recipes.find(({ id }) => id === recipe)?.recipe };
  return undefined;
}

/** `/fault-lab`: plain HTML from the server, which works even when every remote is down. */
export function serveLabPage(
  app: FastifyInstance,
  { db, builds, page: metadata, look, targets, recipes }: PageRouteDependencies,
): void {
  const files = [
    { name: 'lab.css', type: 'text/css; charset=utf-8', content: styleSheet(builds, look) },
    ...SCRIPTS.map((name) => ({
      name,
      type: 'text/javascript; charset=utf-8',
      content: readFileSync(asset(name), 'utf8'),
    })),
  ];
  for (const { name, type, content } of files) {
    app.get(`/fault-lab/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }

  const scriptHashes = inlineScriptHashes(builds);
  app.get<{ Querystring: Query }>('/fault-lab', async (request, reply) => {
    const known = recipes();
    allowPlainPage(reply, scriptHashes);
    const page = renderLabPage({
      metadata,
      links: look.links ?? [],
      firstPaint: builds.host?.manifest.inlineScript,
      targets: await targets(request),
      session: await findSession(db, labToken(request)),
      shared: sharedBy(request.query, known),
      recipes: known,
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
