/** @jest-environment jest-fixed-jsdom */
import { attachReleaseFiles, defineRemoteGlobals, findContainer, forgetContainer } from './release-files';

const container = { init: () => undefined, get: () => undefined };

/** Assigns the global variable `name` as if a script of the remote `scriptOf` did it. */
function assign(name: string, value: unknown, scriptOf: string): void {
  const currentScript = document.createElement('script');
  const release = { version: '1.0.0', url: '/', entry: 'entry.js', integrity: {} };
  const source = { remote: scriptOf, version: '1.0.0' };
  attachReleaseFiles(currentScript, { source, release, chunks: [], requested: new Set(), failuresBefore: 0 });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(currentScript);
  Reflect.set(globalThis, name, value);
}

test('findContainer returns a container only if a script of the same remote set it, and nothing after forgetContainer', () => {
  defineRemoteGlobals('mfe-quiz');
  assign('mfe_quiz', container, 'mfe-quiz');
  assign('mfe_quiz', 'sabotaged', 'mfe-other');
  expect(findContainer('mfe-quiz')).toBe(container);
  forgetContainer('mfe-quiz');
  expect(findContainer('mfe-quiz')).toBeUndefined();
});

test('findContainer returns nothing if the global variable of the remote has a value other than a container', () => {
  defineRemoteGlobals('mfe-other');
  assign('mfe_other', { name: 'something else' }, 'mfe-other');
  expect(findContainer('mfe-other')).toBeUndefined();
});
