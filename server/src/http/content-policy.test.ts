import { contentPolicy, originsOf } from './content-policy';

const directives = (policy: string) =>
  Object.fromEntries(policy.split(';').map((part) => [part.split(' ', 1)[0] ?? '', part]));

describe('contentPolicy', () => {
  it('allows our own files and the inline script alone', () => {
    const policy = contentPolicy({ scriptHashes: ["'sha256-abc'"], widget: undefined, origins: [] });
    expect(policy).toBe(
      "default-src 'self';script-src 'self' 'sha256-abc';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';worker-src 'self' blob:;" +
        "frame-src 'none';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';manifest-src 'self'",
    );
  });

  it('lets the files of remotes come from their origins, and nothing else of them', () => {
    const policy = directives(
      contentPolicy({ scriptHashes: [], widget: undefined, origins: ['https://a.example', 'https://b.example:8443'] }),
    );
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'worker-src']) {
      expect(policy[name]).toMatch(/ https:\/\/a\.example https:\/\/b\.example:8443$/);
    }
    for (const name of ['default-src', 'frame-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy[name]).not.toContain('example');
    }
  });

  it('lets the widget in its frame, with its script', () => {
    const policy = directives(
      contentPolicy({
        scriptHashes: [],
        widget: { frame: 'https://frame.example', script: 'https://script.example' },
        origins: [],
      }),
    );
    expect([policy['frame-src'], policy['script-src'], policy['form-action']]).toEqual([
      'frame-src https://frame.example',
      "script-src 'self' https://script.example",
      "form-action 'self' https://frame.example",
    ]);
  });
});

it('originsOf names each web origin once', () => {
  const urls = [
    '/releases/a/1.0.0/',
    'https://a.example/x/',
    'https://a.example/y/',
    'http://localhost:4450/z/',
    'https://[2001:db8::1]:8443/',
  ];
  expect(originsOf(urls)).toEqual(['https://a.example', 'http://localhost:4450', 'https://[2001:db8::1]:8443']);
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
])('originsOf takes nothing from %s', (url) => {
  expect(originsOf([url])).toEqual([]);
});
