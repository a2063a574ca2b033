import { LRUCache } from 'lru-cache';

/** One file with its content type, and in brotli where there is such a copy. */
export interface ReleaseFileContent {
  readonly content: Buffer;
  readonly contentBr: Buffer | undefined;
  readonly type: string;
}

function sizeOf({ content, contentBr }: ReleaseFileContent): number {
  // The library refuses a size of 0.
  return Math.max(1, content.length + (contentBr?.length ?? 0));
}

/** Caches recently read files, up to `maxBytes` in total. For immutable contents. */
export function createFileCache(maxBytes: number): LRUCache<string, ReleaseFileContent> {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
}
