import { fastify } from 'fastify';
import { contentPolicy, filePolicy, originsOf, plainPagePolicy, requireHttps } from './security-headers';

const directiveOf = ([name = '', ...sources]: string[]) => [name, sources] as const;
/** Returns each policy of the header as an object with the sources of every directive. */
const policies = (text: string) =>
  text
    .split(', ')
    .map((policy) => Object.fromEntries(policy.split(';').map((directive) => directiveOf(directive.split(' ')))));

const FROM_REMOTES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];
const HASH = "'sha256-abc'";
const STYLE = "'sha256-def'";

describe('contentPolicy', () => {
  const own = { scriptHashes: [HASH], styleHashes: [STYLE], nonce: 'abc', widget: undefined, origins: [] };
  const [first = {}, second = {}, ...more] = policies(contentPolicy(own));

  it('by default allows only files of the same origin and data: images, and script elements only with the nonce or a hash', () => {
    expect(first).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", HASH],
      'style-src': ["'self'", STYLE],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'report-uri': ['/api/v1/csp-reports'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
    expect(second).toEqual({ 'script-src-elem': ["'nonce-abc'", HASH], 'report-uri': ['/api/v1/csp-reports'] });
    expect(more).toEqual([]);
  });

  it('adds the origins of remotes only to the directives for their files, and blob: only to worker-src', () => {
    const origins = ['https://a.example', 'https://b.example:8443'];
    const [wider = {}, elements] = policies(contentPolicy({ ...own, origins }));
    for (const [name, sources] of Object.entries(first)) {
      const added = FROM_REMOTES.includes(name) ? origins : name === 'worker-src' ? ['blob:'] : [];
      expect([name, wider[name]]).toEqual([name, [...sources, ...added]]);
    }
    expect(elements).toEqual(second);
  });

  it('allows the frame and the script of a configured widget', () => {
    const widget = { frame: 'https://frame.example', script: 'https://script.example' };
    const [wider = {}, elements = {}] = policies(contentPolicy({ ...own, widget }));
    expect(wider).toEqual({
      ...first,
      'frame-src': ['https://frame.example'],
      'script-src': ["'self'", HASH, 'https://script.example'],
      'form-action': ["'self'", 'https://frame.example'],
    });
    expect(elements['script-src-elem']).toEqual(["'nonce-abc'", HASH, 'https://script.example']);
  });

  it('the policy of a page that the server renders completely has neither a nonce nor Trusted Types', () => {
    const { 'require-trusted-types-for': _for, 'trusted-types': _names, ...plain } = first;
    expect(policies(plainPagePolicy([HASH]))).toEqual([{ ...plain, 'style-src': ["'self'"] }]);
  });
});

test.each(['/releases/a/1.0.0/x.svg', '/remotes/a/x.html', '/api/v1/health', '/logo.svg', '/x.js/y', '/x.json'])(
  'the policy of %s blocks all content and sets a sandbox, so that the file cannot run code as a document',
  (path) => {
    expect(policies(filePolicy(path))).toEqual([
      { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] },
    ]);
  },
);

test.each(['/releases/a/1.0.0/x.js', '/remotes/a/x.MJS'])('the policy lets the script %s run as a worker', (path) => {
  expect(filePolicy(path)).not.toContain('sandbox');
  expect(filePolicy(path)).toContain("script-src 'self'");
});

it('originsOf returns each web origin once', () => {
  const origins = ['https://a.example', 'http://localhost:4450', 'https://[2001:db8::1]:8443'];
  const urls = origins.flatMap((origin) => [`${origin}/x/`, `${origin}/y/`]);
  expect(originsOf(['/releases/a/1.0.0/', ...urls])).toEqual(origins);
});

it.each([
  'data:text/html,x',
  'blob:null/1',
  'file:///etc/',
  'ftp://a.example/',
  "https://a.example;script-src'unsafe-inline'/",
  'https://*.example/',
  'https://*/',
  'https://a,b/',
])('originsOf returns no origin for %s', (url) => {
  expect(originsOf([url])).toEqual([]);
});

const viaHttps = { 'x-forwarded-proto': 'https' };

test.each([
  ['an HTTPS origin', 'https://product.example.com', {}, false, 'max-age=63072000'],
  ['a trusted proxy that uses HTTPS', undefined, viaHttps, true, 'max-age=63072000'],
  ['a trusted proxy that uses HTTP', undefined, { 'x-forwarded-proto': 'http' }, true, undefined],
  ['a client that claims HTTPS', undefined, viaHttps, false, undefined],
  ['an HTTP origin', 'http://localhost:3000', {}, false, undefined],
])(
  'with %s, the HSTS header is sent only if visitors use HTTPS',
  async (_with, origin, headers, trustProxy, expected) => {
    const app = fastify({ trustProxy });
    requireHttps(app, origin);
    const response = await app.inject({ url: '/nothing', headers });
    expect(response.headers['strict-transport-security']).toBe(expected);
  },
);
