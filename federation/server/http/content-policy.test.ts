import { contentPolicy, originsOf } from './content-policy';

/** Each directive's sources, in their order. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const FROM_REMOTES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'worker-src'];

describe('contentPolicy', () => {
  const policy = directives(contentPolicy({ scriptHashes: ["'sha256-abc'"], widget: undefined, origins: [] }));

  it.each([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", "'sha256-abc'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['worker-src', ["'self'", 'blob:']],
    ['frame-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['manifest-src', ["'self'"]],
  ])('by itself allows for %s no more than %j', (name, sources) => {
    expect(policy[name]).toEqual(sources);
  });

  it('has no other directive, and each once', () => {
    const names = contentPolicy({ scriptHashes: [], widget: undefined, origins: [] })
      .split(';')
      .map((directive) => directive.split(' ', 1)[0]);
    expect(names).toEqual(Object.keys(policy));
    expect(names).toHaveLength(13);
  });

  it('adds the origins of remotes to what their files need, and to nothing else', () => {
    const origins = ['https://a.example', 'https://b.example:8443'];
    const wider = directives(contentPolicy({ scriptHashes: ["'sha256-abc'"], widget: undefined, origins }));
    for (const [name, sources] of Object.entries(policy)) {
      expect([name, wider[name]]).toEqual([name, FROM_REMOTES.includes(name) ? [...sources, ...origins] : sources]);
    }
  });

  it('allows the widget its frame and its script', () => {
    const widget = { frame: 'https://frame.example', script: 'https://script.example' };
    const wider = directives(contentPolicy({ scriptHashes: [], widget, origins: [] }));
    expect([wider['frame-src'], wider['script-src'], wider['form-action']]).toEqual([
      ['https://frame.example'],
      ["'self'", 'https://script.example'],
      ["'self'", 'https://frame.example'],
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
