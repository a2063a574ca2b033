import { definedContainer, forgetContainer } from './container';

test('a container that an entry declared with var is gone after it was forgotten', () => {
  // What `var mfe_quiz` at the top of a script makes: a global that cannot be deleted.
  Object.defineProperty(globalThis, 'mfe_quiz', { value: { init: () => undefined, get: () => undefined }, writable: true });
  expect(definedContainer('mfe-quiz')).toBeDefined();
  forgetContainer('mfe-quiz');
  expect(definedContainer('mfe-quiz')).toBeUndefined();
});

test('what is no container does not count as one', () => {
  Reflect.set(globalThis, 'mfe_other', { name: 'something else' });
  expect(definedContainer('mfe-other')).toBeUndefined();
});
