import { join, relative } from 'node:path';
import ts from 'typescript';
import { loaders, treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const loading = loaders(treeFiles());
const LANGUAGES = 'shared/src/contract/languages.ts';
const KIT = 'shared/src/ui/kit-texts.ts';
const LAZY = 'shared/src/lazy/texts.ts';

/** Forgotten texts: those of an added language, a text of a translation, and one that English lost. */
const language = new Map([[LANGUAGES, (source) => source.replace('] as const', ", 'xx'] as const")]]);
const texts = new Map([
  ['shared/src/translations/de.json', (source) => source.replace(/ {4}"ui\.close": .*\n/, '')],
  ['shared/src/lazy/texts.ts', (source) => source.replace(/ {2}'lazy\.retry': .*\n/, '')],
]);

/** The type checker's view of sources after some changes: the errors in one of them. */
function compile(changes, paths) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => {
    const source = readFile(path);
    const changed = source && changes.get(relative(ROOT, path))?.(source);
    if (changed !== undefined && changed === source) throw new Error(`${path} has nothing to forget`);
    return changed ?? source;
  };
  const names = ['translation-files.ts', ...paths].map((path) => join(ROOT, path));
  const program = ts.createProgram(names, { ...options, types: [] }, host);
  return (path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(ROOT, path)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

let errors;

beforeAll(() => {
  errors = { ofLanguage: compile(language, loading), ofText: compile(texts, [KIT, LAZY]) };
}, 120_000);

test.each(loading)(
  '%s does not compile without a language',
  (loader) => {
    expect(errors.ofLanguage(loader)).toEqual([expect.stringContaining("Property 'xx' is missing")]);
  },
  120_000,
);

test.each([
  [KIT, '"ui.close"'],
  [LAZY, '"lazy.retry"'],
])('%s does not compile when a translation lacks a text, or has one that English lacks', (definition, key) => {
  expect(errors.ofText(definition)).toEqual([expect.stringMatching(new RegExp(`${key}' is not assignable to type`))]);
});
