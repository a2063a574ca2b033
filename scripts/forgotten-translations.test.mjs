import { join, relative } from 'node:path';
import ts from 'typescript';
import { textLoaders, treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const loaders = textLoaders(treeFiles());
const LANGUAGES = 'shared/src/contract/languages.ts';
const CATALOGUE = 'shared/src/ui/kit-texts/de.ts';

/** What is forgotten: the texts of a language that was added, and one text of a translation. */
const changes = new Map([
  [LANGUAGES, (source) => source.replace('] as const', ", 'xx'] as const")],
  [CATALOGUE, (source) => source.replace(/ {2}'ui\.close': .*\n/, '')],
]);

/** The type checker's view of the loaders after those changes. */
function compile() {
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
  return ts.createProgram(
    loaders.map((path) => join(ROOT, path)),
    { ...options, types: [] },
    host,
  );
}

let program;
const errorsIn = (path) =>
  program
    .getSemanticDiagnostics(program.getSourceFile(join(ROOT, path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

beforeAll(() => {
  program = compile();
}, 120_000);

test.each(loaders)(
  '%s does not compile without a language',
  (loader) => {
    expect(errorsIn(loader)).toEqual([expect.stringContaining("Property 'xx' is missing")]);
  },
  120_000,
);

test('a translation does not compile without a text', () => {
  expect(errorsIn(CATALOGUE)).toEqual([expect.stringContaining(`Property '"ui.close"' is missing`)]);
});
