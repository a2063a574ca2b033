/** @jest-environment jest-fixed-jsdom */
import { CHUNK_FAILED_EVENT } from '../core/remote-globals';
import type { RemoteLoadError } from '../core/remote-load-error';
import { releaseFolders, runtimeErrorOf, watchRuntimeErrors } from './run-errors';
import { loadError, remote } from './testing/loader-world';

let isLoading = false;
const errors: RemoteLoadError[] = [];
beforeAll(() =>
  watchRuntimeErrors(releaseFolders([remote], location.href), {
    onError: (error) => errors.push(error),
    isLoading: () => isLoading,
    shown: () => ({ remote: remote.name, version: remote.version }),
  }),
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

const release = (version: string) => ({ version, url: `/quiz/${version}/`, entry: 'entry.js', integrity: {} });
const folders = releaseFolders(
  [
    { ...remote, ...release('2.0.0'), previous: release('1.9.0') },
    { ...remote, name: 'mfe-rates', url: 'https://team.example/rates/' },
  ],
  'https://product.example/onboarding',
);

const thrown = (stack: string) => Object.assign(new TypeError('no'), { stack });
const errorOf = (cause: unknown, file = '') => runtimeErrorOf(cause, file, folders);

test.each([
  ['Chromium', 'TypeError: no\n    at onClick (https://product.example/quiz/2.0.0/static/js/a.js:1:2)'],
  ['Firefox and Safari', 'onClick@https://product.example/quiz/2.0.0/static/js/a.js:1:2'],
])('an error with a stack of %s is attributed to the release whose code threw', (_browser, stack) => {
  expect(errorOf(thrown(stack))).toMatchObject({
    remote: 'mfe-quiz',
    version: '2.0.0',
    stage: 'run',
    detail: 'throws',
  });
});

test('an error is attributed to the remote and release of the innermost remote frame, even a previous release @g-reports-once', () => {
  const stack = [
    'TypeError: no',
    '    at helper (https://product.example/static/js/main.js:1:1)',
    '    at save (https://product.example/quiz/1.9.0/static/js/a.js:1:2)',
    '    at other (https://team.example/rates/static/js/b.js:1:2)',
  ].join('\n');
  expect(errorOf(thrown(stack))).toMatchObject({ remote: 'mfe-quiz', version: '1.9.0' });
});

test('a thrown string is attributed to the remote whose script the browser reports as the source', () => {
  expect(errorOf('a string', 'https://team.example/rates/static/js/b.js')).toMatchObject({ remote: 'mfe-rates' });
});

test('a chunk load error is attributed to the remote of the chunk URL, with the stage chunk and the chunk id', () => {
  const request = 'https://team.example/rates/static/js/dialog.js';
  const cause = Object.assign(new Error('chunk'), { name: 'ChunkLoadError', chunkId: 'dialog', request, stack: '' });
  expect(errorOf(cause)).toMatchObject({ remote: 'mfe-rates', stage: 'chunk', chunkId: 'dialog' });
});

test('an error of code of the host, or without a stack, is attributed to no remote', () => {
  expect(errorOf(thrown('at https://product.example/static/js/main.js:1:1'))).toBeUndefined();
  expect(errorOf(undefined)).toBeUndefined();
});
