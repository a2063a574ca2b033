/** @jest-environment jest-fixed-jsdom */
import { CHUNK_FAILED_EVENT } from '../core/chunk-failed';
import type { RemoteLoadError } from '../core/remote-load-error';
import { watchRunErrors } from './run-errors';
import { loadError, remote } from './testing/loader-world';

let isLoading = false;
const errors: RemoteLoadError[] = [];
beforeAll(() =>
  watchRunErrors(
    { remotes: [remote] },
    {
      onError: (error) => errors.push(error),
      isLoading: () => isLoading,
      shown: () => ({ remote: remote.name, version: remote.version }),
    },
  ),
);
beforeEach(() => {
  errors.length = 0;
});

const failed = (chunkId: string) => {
  const request = new URL(`${remote.url}${chunkId}.js`, location.href).href;
  const failure = loadError({ stage: 'chunk', reason: 'missing', detail: 'http-404', status: 404, url: request });
  return Object.assign(new Error('chunk'), { name: 'ChunkLoadError', chunkId, failure, request });
};
const tell = (error: Error) => dispatchEvent(new CustomEvent(CHUNK_FAILED_EVENT, { detail: error }));

test('a chunk whose failure the remote caught is reported once, with its id and the reason', () => {
  tell(failed('extras'));
  tell(failed('extras'));
  expect(errors).toMatchObject([
    { remote: 'mfe-quiz', stage: 'chunk', reason: 'missing', chunkId: 'extras', status: 404 },
  ]);
});

test('the failure of a chunk is not reported separately while its page is loading', () => {
  isLoading = true;
  tell(failed('page'));
  expect(errors).toEqual([]);
});

test.each(['a text', { code: 1 }, null])(
  'an unhandled rejection with %j is reported once for the shown release',
  (reason) => {
    const reject = () => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    reject();
    reject();
    expect(errors).toMatchObject([{ remote: 'mfe-quiz', stage: 'run', detail: 'throws', note: 'place unknown' }]);
  },
);
