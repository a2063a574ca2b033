import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { resolutionId, isUnaltered } from '../registry/resolution';
import { renderPage, type PageContent } from './render-page';

/** Pattern of a nonce: base64 of 16 bytes, which always ends with `==`. */
const NONCE = /^[A-Za-z\d+/]{22}==$/;

/** Bytes that no page contains: control characters except tab, line feed and carriage return. */
const ABSENT = Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 13].includes(byte));

/**
 * Returns the bytes that stand for a nonce while a page is compressed. Unique byte pairs prevent back-references. The
 * final `==` of a nonce stays, because the next literal depends on the bytes before (RFC 7932, 7.1).
 * @param index of the nonce in the page
 */
function placeholder(index: number): Buffer {
  const step = (index % (ABSENT.length - 1)) + 1;
  const bytes = Array.from({ length: 22 }, (_, at) => ABSENT[(at * step) % ABSENT.length] ?? 0);
  return Buffer.concat([Buffer.from(bytes), Buffer.from('==')]);
}

/** Brotli header of an uncompressed, not last block of 24 bytes: length - 1 in four nibbles, padding (RFC 7932, 9.2). */
const BLOCK_HEADER = Buffer.from([(23 << 3) & 0xff, 0, (1 << 19) >> 16]);

type CompressedParts = readonly Buffer[];

export function spliceNonce(compressed: CompressedParts, nonce: string): Buffer {
  if (!NONCE.test(nonce)) throw new RangeError('not a nonce of 16 bytes as base64');
  const block = Buffer.concat([BLOCK_HEADER, Buffer.from(nonce)]);
  return Buffer.concat(compressed.flatMap((piece, index) => (index === 0 ? [piece] : [block, piece])));
}

const EXAMPLE = 'AbCdEfGhIjKlMnOpQrStUv==';

function makesPage(compressed: CompressedParts, texts: readonly string[]): boolean {
  try {
    return brotliDecompressSync(spliceNonce(compressed, EXAMPLE)).equals(Buffer.from(texts.join(EXAMPLE)));
  } catch {
    return false;
  }
}

/**
 * Compresses the parts of a page between the nonces with brotli's best quality. Resolves to undefined if the result does
 * not decompress to the page, such as when two nonces are less than 64 bytes apart.
 */
export async function compressParts(texts: readonly string[]): Promise<CompressedParts | undefined> {
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // An unhandled `error` event would end the process.
  const broken = once(encoder, 'error').then(([cause]) => {
    throw new Error('A page could not be compressed', { cause });
  });
  broken.catch(() => undefined);
  let output: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => output.push(chunk));
  const take = () => {
    const taken = Buffer.concat(output);
    output = [];
    return taken;
  };
  const write = async (bytes: Buffer | string) => {
    encoder.write(bytes);
    const flushed = new Promise<void>((done) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, done));
    await Promise.race([flushed, broken]);
    return take();
  };

  const members: Buffer[] = [];
  for (const [index, text] of texts.entries()) {
    if (index > 0) await write(placeholder(index));
    members.push(await write(text));
  }
  encoder.end();
  await Promise.race([once(encoder, 'end'), broken]);
  members.push(Buffer.concat([members.pop() ?? Buffer.alloc(0), take()]));

  return makesPage(members, texts) ? members : undefined;
}

/** Maximum length of all cached pages in characters, without their compressed copies (about a quarter). */
const MAX_BYTES = 16 * 2 ** 20;

type SharedContent = Omit<PageContent, 'nonce'>;

interface CachedPage {
  readonly texts: readonly string[];
  /** Undefined until the page is compressed. */
  compressed?: CompressedParts | undefined;
}

/** Returns a cache key for all inputs of a page. The other inputs determine what prerendered content a page has. */
function keyOf({ metadata, requested, resolution, otherOrigins, prerendered }: SharedContent): string {
  // Clients can request any number of paths, so the key contains the declared path.
  const declared = requested?.page.path ?? null;
  return JSON.stringify([declared, metadata, otherOrigins, resolutionId(resolution), prerendered !== undefined]);
}

/**
 * Returns a function that renders and compresses a page once for all visitors with the same content. Pages with overrides
 * or faults are rendered each time.
 */
export function createPageCache(onError: (error: unknown) => void) {
  const mark = randomBytes(16).toString('hex');
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ texts }) => texts.reduce((sum, { length }) => sum + length, 1),
  });
  let lastCompression: Promise<void> = Promise.resolve();

  const pageOf = (content: SharedContent): CachedPage => {
    const key = keyOf(content);
    const cachedPage = pages.get(key);
    if (cachedPage) return cachedPage;
    const texts = renderPage({ ...content, nonce: mark }).split(mark);
    const page: CachedPage = { texts };
    pages.set(key, page);
    const compress = async () => {
      page.compressed = await compressParts(texts);
    };
    lastCompression = lastCompression.then(compress).catch(onError);
    return page;
  };

  return (
    content: SharedContent,
    nonce: string,
    acceptsBrotli: boolean,
  ): { body: string | Buffer; encoding?: 'br' } => {
    if (!isUnaltered(content.resolution)) return { body: renderPage({ ...content, nonce }) };
    const { compressed, texts } = pageOf(content);
    return acceptsBrotli && compressed
      ? { body: spliceNonce(compressed, nonce), encoding: 'br' }
      : { body: texts.join(nonce) };
  };
}
