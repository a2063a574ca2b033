import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { compressParts, spliceNonce } from './page-cache';

const nonces = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64'));
/** Generates repetitive texts that tempt the compressor to back-reference across a nonce, which would corrupt the page. */
const text = fc
  .array(
    fc.oneof(fc.constantFrom('==', '" nonce="', '" crossorigin><script src="/a.js'), fc.string({ unit: 'grapheme' })),
  )
  .map((parts) => `${parts.join('').padEnd(64, 'a==b')} nonce="`);
const texts = fc.array(text, { minLength: 1, maxLength: 40 });

it('a nonce inserted between the compressed parts of a page decompresses to the page with that nonce', async () => {
  await fc.assert(
    fc.asyncProperty(texts, nonces, async (page, nonce) => {
      const compressed = await compressParts(page);
      expect(compressed).toBeDefined();
      expect(brotliDecompressSync(spliceNonce(compressed ?? [], nonce)).toString()).toBe(page.join(nonce));
    }),
  );
});

it('spliceNonce throws for a nonce of an invalid form', async () => {
  const compressed = (await compressParts(['<script nonce="', '">'])) ?? [];
  expect(() => spliceNonce(compressed, 'AbCdEfGhIjKlMnOpQrStUvWx')).toThrow('not a nonce');
});
