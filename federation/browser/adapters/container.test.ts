import { definedContainer, forgetContainer, forgetFailedShares } from './container';

test('a container that an entry declared with var is gone after it was forgotten', () => {
  // What `var mfe_quiz` at the top of a script makes: a global that cannot be deleted.
  Object.defineProperty(globalThis, 'mfe_quiz', {
    value: { init: () => undefined, get: () => undefined },
    writable: true,
  });
  expect(definedContainer('mfe-quiz')).toBeDefined();
  forgetContainer('mfe-quiz');
  expect(definedContainer('mfe-quiz')).toBeUndefined();
});

test('what is no container does not count as one', () => {
  Reflect.set(globalThis, 'mfe_other', { name: 'something else' });
  expect(definedContainer('mfe-other')).toBeUndefined();
});

test('a failed shared module is requested again; a loaded one is not @g-shared-module-retry', () => {
  const query = { loaded: false, lib: null, loading: 'failed' };
  const react = { loaded: true, lib: () => 'react', loading: 'done' };
  forgetFailedShares({ query: { '1.0.0': query }, react: { '19.0.0': react } });
  expect(query).not.toHaveProperty('loading');
  expect(react).toHaveProperty('loading');
});
