import { readChunkFailure } from './chunk-failure';
import { RemoteLoadError } from './remote-load-error';
import { attemptOf, retryUrl } from './retry-url';

const chunkError = (fields: object) => Object.assign(new Error('Loading chunk page-budget failed.'), { name: 'ChunkLoadError', ...fields });

test('a chunk failure tells its id, its address and whether it timed out', () => {
  expect(readChunkFailure(chunkError({ type: 'timeout', chunkId: 'page-budget', request: '/a.js' }))).toEqual({
    chunkId: 'page-budget',
    reason: 'timeout',
    url: '/a.js',
  });
});

test('a script that loaded but registered nothing is an error, not a missing file', () => {
  expect(readChunkFailure(chunkError({ type: 'missing' }))?.reason).toBe('error');
});

test('a style that failed counts, another error does not', () => {
  expect(readChunkFailure(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBeDefined();
  expect(readChunkFailure(new Error('boom'))).toBeUndefined();
  expect(readChunkFailure('boom')).toBeUndefined();
});

test('the address changes from the second try on', () => {
  expect([1, 2, 3].map((attempt) => retryUrl('/a.js', attempt))).toEqual(['/a.js', '/a.js?retry=1', '/a.js?retry=2']);
});

test('an address tells its try', () => {
  expect([1, 2, 12].map((attempt) => attemptOf(retryUrl('/a.js?v=1', attempt)))).toEqual([1, 2, 12]);
  expect(attemptOf(undefined)).toBe(1);
});

test('the message names remote, version, stage, reason and chunk (spec 8)', () => {
  const error = new RemoteLoadError({ remote: 'mfe-quiz', version: '1.2.3', stage: 'chunk', reason: 'timeout', attempt: 1, chunkId: 'page-onboarding' });
  expect(error.message).toBe('mfe-quiz 1.2.3 failed to load: chunk, timeout, chunk page-onboarding');
});
