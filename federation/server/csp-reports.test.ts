import { readCspViolation } from './csp-reports';

const PAGE = 'https://product.example/reset-password?token=secret#secret';
const releaseAt = (version: string, url: string) => ({ version, url, entry: 'entry.js', integrity: {} });
const quiz = { name: 'mfe-quiz', contract: '^1.0.0', modules: {}, pages: [], slots: [] };
const previous = releaseAt('1.0.0', 'https://files.example/quiz/');
const remotes = [{ ...quiz, ...releaseAt('1.1.0', '/releases/mfe-quiz/1.1.0/'), previous }];

const read = (fields: Record<string, string>) => {
  const report = {
    'document-uri': PAGE,
    'effective-directive': 'script-src-elem',
    'violated-directive': '',
    'blocked-uri': 'inline',
    'source-file': '',
    ...fields,
  };
  return readCspViolation({ 'csp-report': report }, { host: undefined, remotes }, '3.0.0');
};

test.each<[string, Record<string, string>, [string, string, string, string]]>([
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
    'a file of the previous release at another origin',
    { 'blocked-uri': 'https://files.example/quiz/a.js?x' },
    ['mfe-quiz', '1.0.0', 'https://files.example', ''],
  ],
  [
    'a script of the shell',
    { 'source-file': 'https://product.example/static/js/main.js', 'blocked-uri': 'trusted-types-sink' },
    ['shell', '3.0.0', 'trusted-types-sink', '/static/js/main.js'],
  ],
  [
    'a file of a release that the visitor does not get',
    { 'blocked-uri': 'https://product.example/releases/mfe-made-up/1.0.0/a.js' },
    ['', '', '/releases/mfe-made-up/1.0.0/a.js', ''],
  ],
  ['a data URL', { 'blocked-uri': 'data:text/javascript,secret' }, ['', '', 'data:', '']],
  ['a blocked resource that is no URL', { 'blocked-uri': 'no URL' }, ['', '', '', '']],
])(
  'a CSP report about %s is reduced to release, directive, blocked resource and source, without personal data',
  (_what, fields, [remote, version, blocked, source]) =>
    expect(read(fields)).toEqual({ remote, version, directive: 'script-src-elem', blocked, source }),
);

test('the directive in a report of an older browser is read from violated-directive, without the source list', () =>
  expect(read({ 'effective-directive': '', 'violated-directive': "img-src 'self' data:" })).toMatchObject({
    directive: 'img-src',
  }));

test.each<[string, Record<string, string>]>([
  ['an unknown directive', { 'effective-directive': 'made-up' }],
  ['a page with the URL about:blank', { 'document-uri': 'about:blank' }],
  ['a browser extension', { 'source-file': 'chrome-extension://abc/inject.js' }],
  ['a browser extension, by its URL scheme only', { 'blocked-uri': 'moz-extension' }],
  ['a file of the fault lab', { 'blocked-uri': 'https://product.example/lab/token/mfe-quiz/1.1.0/a.js' }],
])('a CSP report about %s is ignored', (_what, fields) => expect(read(fields)).toBeUndefined());
