/** @jest-environment jest-fixed-jsdom */
import { attachReleaseFiles, defineRemoteGlobals, isContainer, type ReleaseFiles } from './release-files';

const container = { init: () => undefined, get: () => undefined };

/** Assigns the global variable of `mfe-quiz` as if a script of the remote `scriptOf` did it. Returns the script's files. */
function assign(value: unknown, scriptOf: string): ReleaseFiles {
  const currentScript = document.createElement('script');
  const release = { version: '1.0.0', url: '/', entry: 'entry.js', integrity: {} };
  const source = { remote: scriptOf, version: '1.0.0' };
  const files = { source, release, chunks: [], requested: new Set<string>(), failuresBefore: 0 };
  attachReleaseFiles(currentScript, files);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(currentScript);
  Reflect.set(globalThis, 'mfe_quiz', value);
  return files;
}

test('the container of a release is the value that its own script assigns, and must have the functions of a container', () => {
  defineRemoteGlobals('mfe-quiz');
  const files = assign(container, 'mfe-quiz');
  expect(Reflect.get(globalThis, 'mfe_quiz')).toBe(container);
  const later = assign({ name: 'something else' }, 'mfe-quiz');
  expect(assign('sabotaged', 'mfe-other').container).toBeUndefined();
  expect(files.container).toBe(container);
  expect([files, later].map((opened) => isContainer(opened.container))).toEqual([true, false]);
});
