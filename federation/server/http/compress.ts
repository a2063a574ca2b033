import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Below it a response is one packet anyway. */
const MIN_BYTES = 1024;
/** These responses are made for one visitor: a millisecond of work for a tenth more than the best would save. */
const BROTLI_QUALITY = 5;

/** Compresses pages and data where the client accepts it; files have their own compressed copies. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^(text\/html|application\/json)\b/,
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

/** Whether the client takes brotli, by `Accept-Encoding`. */
export function acceptsBrotli(request: FastifyRequest): boolean {
  return new Negotiator(request).encodings(['br']).includes('br');
}
