import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database';
import type { Builds } from '../../releases/read-builds';
import { labToken } from '../cookie';
import { fromLinkValue } from '../share-link';
import type { LabTarget } from '../state';
import { findSession } from '../store';
import { renderLabPage } from './lab-page';

interface Parts {
  readonly db: Database;
  readonly builds: Builds;
  readonly targets: (request: FastifyRequest) => Promise<LabTarget[]>;
}

const STYLES = resolve(__dirname, '../../../../shared/src/styles');

/** The product's tokens and the lab's own rules, in one file; the shell's font where it is built. */
function styleSheet({ shell }: Builds): string {
  const font = shell?.manifest.preload[0];
  const face =
    font === undefined
      ? ''
      : `@font-face{font-family:'Inter Variable';font-display:swap;font-weight:100 900;src:url(/${font}) format('woff2')}\n`;
  const parts = [join(STYLES, 'reset.css'), join(STYLES, 'tokens.css'), join(__dirname, 'assets/lab.css')];
  return face + parts.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** `/fault-lab`: plain HTML from the server, which works however many remotes do not. */
export function serveLabPage(app: FastifyInstance, { db, builds, targets }: Parts): void {
  const files = {
    'lab.css': { type: 'text/css; charset=utf-8', content: styleSheet(builds) },
    'lab.js': {
      type: 'text/javascript; charset=utf-8',
      content: readFileSync(join(__dirname, 'assets/lab.js'), 'utf8'),
    },
  };
  for (const [name, { type, content }] of Object.entries(files)) {
    app.get(`/fault-lab/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }

  app.get<{ Querystring: { apply?: unknown } }>('/fault-lab', async (request, reply) => {
    const { apply } = request.query;
    const page = renderLabPage({
      firstPaint: builds.shell?.manifest.inlineScript,
      targets: await targets(request),
      session: await findSession(db, labToken(request)),
      shared: typeof apply === 'string' ? { request: fromLinkValue(apply) } : undefined,
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
