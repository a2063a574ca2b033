import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildForNode, nodeConfig } from './node-build.js';
import { pagesEntry, renderPages } from './render-pages.js';

// The limit is high because each test runs webpack, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'federation-node-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shared = { eager: [], onDemand: [] };

/** Builds `files` for Node in a folder with the name `name`. Resolves to the path of the built script. */
async function build(name, files, entry) {
  const root = join(folder, name);
  mkdirSync(root);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const config = { ...nodeConfig({ root, shared }, root, 'host', entry), cache: false, devtool: 'source-map' };
  const [script = ''] = await buildForNode(config);
  return script;
}

test('a build for Node creates the same file from the same sources in any folder, without the path of the folder', async () => {
  const files = { 'draw.js': "new Worker(new URL('./worker.js', import.meta.url));" };
  const [here, there] = [
    await build('here', files, { host: './draw.js' }),
    await build('a-folder-with-another-name', files, { host: './draw.js' }),
  ];
  expect(basename(here)).toMatch(/^host\.\w{8}\.cjs$/);
  expect(basename(there)).toBe(basename(here));
  expect(readFileSync(here, 'utf8')).toContain('worker.js');
  expect(readFileSync(here, 'utf8')).not.toContain(folder);
  expect(readFileSync(there, 'utf8')).toBe(readFileSync(here, 'utf8'));
});

const renderer = `
  export const languages = ['en', 'de'];
  export const renderPage = async ({ Component, ...page }) => Component(page);`;
const entry = {
  pages: pagesEntry('./renderer.js', { './offer': './offer.js', './terms': './terms.js' }),
};
const pages = [
  { path: '/offer', module: './offer' },
  { path: '/offers', module: './offer' },
  { path: '/terms', module: './terms' },
];
const render = async (script) =>
  renderPages(script, { name: 'mfe-offer', pages, chunkOf: (module) => `page-${module.slice(2)}` });

const offer = 'export const Offer = ({ path, language, remote }) => `<p>${remote} ${path} ${language}</p>`;\n';

test('renders each page in all languages, into one file per module @g-prerendered', async () => {
  const terms = "export const Terms = () => '<p>Terms</p>';";
  const files = await render(
    await build('pages', { 'renderer.js': renderer, 'offer.js': offer, 'terms.js': terms }, entry),
  );
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(/^page-offer\.[0-9a-f]{8}\.json$/),
    expect.stringMatching(/^page-terms\.[0-9a-f]{8}\.json$/),
  ]);
  const [offers, others] = Object.values(files).map((text) => JSON.parse(text));
  expect(offers).toEqual({
    '/offer': { en: '<p>mfe-offer /offer en</p>', de: '<p>mfe-offer /offer de</p>' },
    '/offers': { en: '<p>mfe-offer /offers en</p>', de: '<p>mfe-offer /offers de</p>' },
  });
  expect(others).toEqual({ '/terms': { en: '<p>Terms</p>', de: '<p>Terms</p>' } });
});

test.each([
  [
    'throws is reported with its path, source file and line',
    "\n\nexport const Terms = () => {\n  throw new Error('no terms today');\n};",
    /^mfe-offer: \/terms cannot be prerendered \(en\): Error: no terms today\n(.*\n)*?.*terms\.js:4/,
  ],
  [
    'violates the content policy is reported with its path and the reason',
    `export const Terms = () => '<p style="color:red">Terms</p>';`,
    'mfe-offer: /terms cannot be prerendered (en): it has an attribute style',
  ],
])('a page that %s', async (name, terms, message) => {
  const script = await build(name, { 'renderer.js': renderer, 'offer.js': offer, 'terms.js': terms }, entry);
  await expect(render(script)).rejects.toThrow(message);
});
