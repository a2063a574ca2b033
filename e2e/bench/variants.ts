import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { startServer, temporaryFolder, type RunningServer } from '../../server/testing/start-server';
import { Api } from '../support/api';
import type { Bundle } from './bundle/build';
import { bundledPage, fetchPage, limitOf } from './documents';
import type { Form } from './metrics';
import { startOrigin } from './origin';
import type { BenchPage } from './pages';
import type { Destination } from './visit';

export type Product = { readonly url: string; readonly token: string; readonly stop: () => Promise<void> };

const unlimited = {
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '1000',
};

/** The product's real server with its builds, and one user who has taken the quiz. @param root of another tree */
export async function startProduct(root?: string): Promise<Product> {
  const dataDir = temporaryFolder();
  const server: RunningServer = await startServer({ dataDir, settings: unlimited, root });
  const url = `http://localhost:${server.port}`;
  const api = new Api(url);
  const person = await api.register();
  await api.answerQuiz(person);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, token: person.authorization, stop };
}

export type Variants = {
  /** Where a page is in every form that it has, in the order of the tables. */
  readonly of: (page: BenchPage) => ReadonlyMap<Form, Destination>;
  readonly stop: () => Promise<void>;
};

/** Serves all pages in all forms, each form from an origin of its own. */
export async function startVariants(
  browser: Browser,
  pages: readonly BenchPage[],
  bundle: Bundle,
  product: Product,
  before?: Product,
): Promise<Variants> {
  const documents: Record<'limit' | 'bundle' | 'prerendered', Map<string, string>> = {
    limit: new Map(),
    bundle: new Map(),
    prerendered: new Map(),
  };
  let headers: Readonly<Record<string, string>> = {};
  for (const page of pages) {
    const sent = await fetchPage(new URL(page.path, product.url).href);
    headers = sent.headers;
    const token = page.viewer === 'resident' ? product.token : undefined;
    documents.limit.set(page.path, await limitOf(browser, product.url, page, token));
    documents.bundle.set(page.path, bundledPage(bundle, page, sent));
    const written = await bundle.write(page.path);
    if (written !== undefined) documents.prerendered.set(page.path, bundledPage(bundle, page, sent, written));
  }
  const serve = async (form: keyof typeof documents, folder?: string) =>
    startOrigin({ pages: documents[form], folder, product: product.url, headers });
  const limit = await serve('limit');
  const drawn = await serve('bundle', bundle.folder);
  const prerendered = await serve('prerendered', bundle.folder);
  return {
    of: ({ path, viewer, ready }) => {
      const at = ({ url }: { url: string }, token = product.token): Destination => ({
        url: new URL(path, url).href,
        token: viewer === 'resident' ? token : undefined,
        ready,
      });
      const found = new Map<Form, Destination>([['limit', { ...at(limit), ready: null }]]);
      if (before) found.set('before', at(before, before.token));
      found.set('product', at(product)).set('bundle', at(drawn));
      if (documents.prerendered.has(path)) found.set('prerendered', at(prerendered));
      return found;
    },
    stop: async () => {
      await Promise.all([limit.close(), drawn.close(), prerendered.close()]);
      await product.stop();
      await before?.stop();
    },
  };
}
