import { loadErrorOf, RemoteLoadError, readableCause } from './remote-load-error';

const source = { remote: 'mfe-samples', version: '1.2.3' };
const chunkError = (fields: object) =>
  Object.assign(new Error('Loading chunk page-budget failed.'), { name: 'ChunkLoadError', ...fields });
const chunk = { chunkId: 'page-budget', request: '/a.js' };

test('the load error of a chunk has the stage, reason, detail and status of the failed request for the chunk file', () => {
  const facts = { ...source, stage: 'chunk', reason: 'missing', detail: 'http-404', status: 404 } as const;
  const error = loadErrorOf(chunkError({ ...chunk, failure: new RemoteLoadError(facts) }), 'render', source);
  expect(error).toMatchObject({ ...facts, chunkId: 'page-budget' });
});

test('a script that ran but registered no chunk is reported as an error, not as a missing file @g-nothing-registered', () => {
  const error = loadErrorOf(chunkError(chunk), 'evaluate', source);
  expect(error).toMatchObject({
    stage: 'chunk',
    reason: 'error',
    detail: 'empty',
    chunkId: 'page-budget',
    url: '/a.js',
  });
});

test('an error other than a chunk error is attributed to the load stage in which the error was thrown', () => {
  const boom = new Error('boom');
  expect(loadErrorOf(boom, 'render', source)).toMatchObject({ stage: 'render', detail: 'throws', cause: boom });
  expect(loadErrorOf('boom', 'init', source)).toMatchObject({ stage: 'init', detail: 'contract', cause: 'boom' });
});

test('the message of a load error contains remote, version, stage, reason, detail and chunk (spec 8) @g-failure-details', () => {
  const facts = { ...source, stage: 'chunk', reason: 'timeout', detail: 'hangs', chunkId: 'page-budget' } as const;
  expect(new RemoteLoadError(facts).message).toBe(
    'mfe-samples 1.2.3 failed to load: chunk, timeout (hangs), chunk page-budget',
  );
});

test.each([
  [new Error('Maximum update depth exceeded. This can happen when a component repeatedly calls setState.')],
  [new Error('Minified React error #185; visit https://react.dev/errors/185 for the full message')],
])('%s is classified as a render loop', (cause) =>
  expect(loadErrorOf(cause, 'render', source).detail).toBe('render-loop'),
);

const trap = (): never => {
  throw new Error('a trap');
};

test.each<[name: string, thrown: unknown]>([
  ['a proxy of an object', new Proxy({}, { getPrototypeOf: trap })],
  ['a proxy of an error', new Proxy(new Error('x'), { get: trap })],
  ['an error whose message is no text', Object.assign(new Error('x'), { message: {} })],
])('readableCause replaces %s by a readable error', (_name, thrown) => {
  expect(readableCause(thrown)).toEqual(new Error('unreadable value'));
});

test.each([new TypeError('x'), 'a text', 0, null, undefined, { code: 1 }])(
  'readableCause returns %p as is',
  (thrown) => {
    expect(readableCause(thrown)).toBe(thrown);
  },
);
