import { createHash } from 'node:crypto';
import { inlineStyle } from './inline-style';

test.each([
  ['a{background:url(../media/x.svg)}', 'a{background:url(/remotes/mfe-a/static/media/x.svg)}'],
  ['a{background:url("../media/x.svg#b")}', 'a{background:url("/remotes/mfe-a/static/media/x.svg#b")}'],
  ["a{background:url( 'x.svg?y' )}", "a{background:url('/remotes/mfe-a/static/css/x.svg?y')}"],
  [`a{background:url("x'(1).svg")}`, `a{background:url("/remotes/mfe-a/static/css/x'(1).svg")}`],
  ['a{background:url("x.svg)}', 'a{background:url("x.svg)}'],
  ['a{background:url(  )}', 'a{background:url(  )}'],
  ['a{background:url(/static/x.svg)}', 'a{background:url(/static/x.svg)}'],
  ['a{background:url(data:image/svg+xml,x)}', 'a{background:url(data:image/svg+xml,x)}'],
  ['a{mask:url(#b)}', 'a{mask:url(#b)}'],
])('URLs in an inlined style are rewritten to work from the page: %s', (css, expected) => {
  const { text, hash, file } = inlineStyle(css, '/remotes/mfe-a/static/css/a.css', 'static/css/a.css');
  expect(text).toBe(expected);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(expected).digest('base64')}'`);
  expect(file).toBe('static/css/a.css');
});

test('relative URLs in a style of another origin keep that origin', () => {
  const { text } = inlineStyle(
    'a{background:url(x.svg)}',
    'https://cdn.example/a/static/css/a.css',
    'static/css/a.css',
  );
  expect(text).toBe('a{background:url(https://cdn.example/a/static/css/x.svg)}');
});

test.each(['a::after{content:"</style>"}', 'a{}<!-- b{}'])(
  'refuses a style that would close its style element: %s',
  (css) => {
    expect(() => inlineStyle(css, '/a.css', 'a.css')).toThrow('a.css would end its element');
  },
);
