import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PrerenderedPage } from '../prerender/prerenderer';
import { resolutionId, isCacheable } from '../registry';
import { compressParts, spliceNonce, type CompressedParts } from './nonce-splice';
import { renderPage, type PageContent } from './render-page';

/** Maximum length of all cached pages in characters, without their compressed copies (about a quarter). */
const MAX_BYTES = 16 * 2 ** 20;

type SharedContent = Omit<PageContent, 'nonce'>;

interface KeptPage {
  readonly texts: readonly string[];
  readonly prerendered: PrerenderedPage | undefined;
  sent: number;
  compressed?: CompressedParts | undefined;
}

export interface PageBody {
  readonly body: string | Buffer;
  readonly encoding?: 'br';
}

export type MakePage = (content: SharedContent, nonce: string, acceptsBrotli: boolean) => PageBody;

/** Returns a cache key for all inputs of a page except the prerendered content. */
function keyOf({ metadata, requested, resolution, otherOrigins }: SharedContent): string {
  // Clients can request any number of paths, so the key contains the declared path.
  const declared = requested?.page.path ?? null;
  return JSON.stringify([declared, metadata, otherOrigins, resolutionId(resolution)]);
}

/**
 * Returns a function that renders a page once for all visitors with the same content, and compresses the page at the
 * second request. Pages with overrides or faults are rendered each time.
 */
export function createPageCache(onError: (error: unknown) => void): MakePage {
  const mark = randomBytes(16).toString('hex');
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ texts }) => texts.reduce((sum, { length }) => sum + length, 1),
  });
  let last: Promise<void> = Promise.resolve();

  const compress = (page: KeptPage) => {
    last = last
      .then(async () => {
        page.compressed = await compressParts(page.texts);
      })
      .catch(onError);
  };

  const pageOf = (content: SharedContent): KeptPage => {
    const key = keyOf(content);
    const cachedPage = kept.get(key);
    if (cachedPage && cachedPage.prerendered === content.prerendered) return cachedPage;
    const texts = renderPage({ ...content, nonce: mark }).split(mark);
    const page = { texts, prerendered: content.prerendered, sent: 0 };
    kept.set(key, page);
    return page;
  };

  return (content, nonce, acceptsBrotli) => {
    if (!isCacheable(content.resolution)) return { body: renderPage({ ...content, nonce }) };
    const page = pageOf(content);
    page.sent += 1;
    if (page.sent === 2) compress(page);
    return acceptsBrotli && page.compressed
      ? { body: spliceNonce(page.compressed, nonce), encoding: 'br' }
      : { body: page.texts.join(nonce) };
  };
}
