import { readableCause } from './load-error-of';

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
