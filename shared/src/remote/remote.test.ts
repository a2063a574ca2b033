import { readChunkFailure } from './chunk-failure';
import { RemoteLoadError } from './remote-load-error';
import { retryUrl } from './retry-url';

const chunkError = (fields: object) =>
  Object.assign(new Error('Loading chunk page-budget failed.'), { name: 'ChunkLoadError', ...fields });

test('what the file loader says of the file counts for its chunk', () => {
  const failure = { reason: 'missing', detail: 'http-404', url: '/a.js?retry=1', status: 404 };
  expect(
    readChunkFailure(chunkError({ type: 'error', chunkId: 'page-budget', request: '/a.js?retry=1', failure })),
  ).toEqual({
    chunkId: 'page-budget',
    ...failure,
  });
});

test('a script that ran and registered nothing is an error, not a missing file', () => {
  expect(readChunkFailure(chunkError({ type: 'missing', chunkId: 'page-budget', request: '/a.js' }))).toEqual({
    chunkId: 'page-budget',
    reason: 'error',
    detail: 'empty',
    url: '/a.js',
  });
});

test('another error is no chunk failure', () => {
  expect(readChunkFailure(new Error('boom'))).toBeUndefined();
  expect(readChunkFailure('boom')).toBeUndefined();
});

test('the address changes with every failure', () => {
  expect([0, 1, 2].map((failures) => retryUrl('/a.js', failures))).toEqual(['/a.js', '/a.js?retry=1', '/a.js?retry=2']);
  expect(retryUrl('/a.js?v=1', 1)).toBe('/a.js?v=1&retry=1');
});

test('the message names remote, version, stage, reason, detail and chunk (spec 8)', () => {
  const error = new RemoteLoadError({
    remote: 'mfe-quiz',
    version: '1.2.3',
    stage: 'chunk',
    reason: 'timeout',
    detail: 'hangs',
    attempt: 1,
    chunkId: 'page-onboarding',
  });
  expect(error.message).toBe('mfe-quiz 1.2.3 failed to load: chunk, timeout (hangs), chunk page-onboarding');
});
