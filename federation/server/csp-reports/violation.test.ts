import { toServed } from '../registry';
import { readReport } from './report';
import { violationOf } from './violation';

const PAGE = 'https://product.example/reset-password?token=secret#secret';
const remote = toServed(
  {
    name: 'mfe-quiz',
    version: '1.1.0',
    contract: '^1.0.0',
    entry: 'entry.js',
    modules: {},
    files: {},
    pages: [],
    slots: [],
    needs: { shared: {} },
  },
  '/releases/mfe-quiz/1.1.0/',
);
const elsewhere = { version: '1.0.0', url: 'https://files.example/quiz/', entry: 'entry.js', integrity: {} };
const known = { resolution: { host: undefined, remotes: [{ ...remote, previous: elsewhere }] }, hostVersion: '3.0.0' };

async function seen(fields: Record<string, string | null>, published: string[] = []) {
  const report = readReport({
    'csp-report': {
      'document-uri': PAGE,
      'effective-directive': 'script-src-elem',
      'violated-directive': '',
      'blocked-uri': 'inline',
      'source-file': '',
      ...fields,
    },
  });
  return report && violationOf(report, known, async ({ name, version }) => published.includes(`${name} ${version}`));
}

test.each<[string, Record<string, string>, [string, string, string, string]]>([
  ['an inline script without a source', {}, ['', '', 'inline', '']],
  ['an inline script in the page itself', { 'source-file': PAGE }, ['', '', 'inline', 'page']],
  [
    'a script of another site that a release added',
    {
      'blocked-uri': 'https://evil.example/jane@example.com?q=1',
      'source-file': 'https://product.example/releases/mfe-quiz/1.1.0/static/js/a.js?retry=1',
    },
    ['mfe-quiz', '1.1.0', 'https://evil.example', '/releases/mfe-quiz/1.1.0/static/js/a.js'],
  ],
  [
    'a file of the previous release, elsewhere',
    { 'blocked-uri': 'https://files.example/quiz/a.js?x' },
    ['mfe-quiz', '1.0.0', 'https://files.example/quiz/a.js', ''],
  ],
  [
    'the shell',
    { 'source-file': 'https://product.example/static/js/main.js', 'blocked-uri': 'trusted-types-sink' },
    ['shell', '3.0.0', 'trusted-types-sink', '/static/js/main.js'],
  ],
  [
    'a published release that is not in the page',
    { 'blocked-uri': 'https://product.example/releases/mfe-old/1.0.0/a.js' },
    ['mfe-old', '1.0.0', '/releases/mfe-old/1.0.0/a.js', ''],
  ],
  [
    'an unpublished release',
    { 'blocked-uri': 'https://product.example/releases/mfe-made-up/1.0.0/a.js' },
    ['', '', '/releases/mfe-made-up/1.0.0/a.js', ''],
  ],
  ['a data URL', { 'blocked-uri': 'data:text/javascript,secret' }, ['', '', 'data:', '']],
  ['something else', { 'blocked-uri': 'no URL' }, ['', '', '', '']],
])('%s', async (_what, fields, [name, version, blocked, source]) => {
  expect(await seen(fields, ['mfe-old 1.0.0'])).toEqual({
    remote: name,
    version,
    directive: 'script-src-elem',
    blocked,
    source,
  });
});

test('older browsers give the directive with its sources', async () => {
  const violation = await seen({ 'effective-directive': null, 'violated-directive': "img-src 'self' data:" });
  expect(violation).toMatchObject({ directive: 'img-src' });
});

test.each<[string, Record<string, string>]>([
  ['an unknown directive', { 'effective-directive': 'made-up' }],
  ['a page that is no web page', { 'document-uri': 'about:blank' }],
  ['an extension', { 'source-file': 'chrome-extension://abc/inject.js' }],
  ['an extension, as browsers shorten it', { 'blocked-uri': 'moz-extension' }],
  ['the fault lab', { 'blocked-uri': 'https://product.example/lab/token/mfe-quiz/1.1.0/a.js' }],
])('%s is not counted', async (_what, fields) => expect(await seen(fields)).toBeUndefined());
