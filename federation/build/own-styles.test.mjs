import postcss from 'postcss';
import { isOwn, rulesOf } from './styles/selectors.js';
import { globalStyles } from './styles/global-styles.js';
import scopeLoader from './styles/scope-loader.js';

const scopeStyles = (css, remote) => Reflect.apply(scopeLoader, { getOptions: () => ({ remote }) }, [css]);

const ROOT = ':where([data-remote="mfe-goals"])';

const INSIDE = [
  '.mfe-goals-card-a1B h1 > *',
  '[dir=rtl] .mfe-goals-card-a1B',
  '.mfe-goals-card-a1B:has(> body) + p::before',
  'h1:is(.mfe-goals-a, .mfe-goals-b)',
  ':where(.mfe-goals-a, .x .mfe-goals-b) p',
  '#mfe-goals-id-1 a:not(:hover)',
  `${ROOT} h1`,
  "[data-remote = 'mfe-goals'] h1",
  'body:has(&) &',
  String.raw`.mfe\-goals-a`,
  String.raw`#mfe\2dgoals-a`,
];
const OUTSIDE = [
  'h1',
  ':root',
  '.card',
  'body:has(.mfe-goals-card-a1B)',
  ':root:not(.mfe-goals-a)',
  ':is(h1, .mfe-goals-a)',
  ':has(:is(.mfe-goals-a))',
  '[title=".mfe-goals-a"]',
  '.mfe-goal-card',
  '.mfe-goals2-card',
  ':where([data-remote="mfe-quiz"]) h1',
  '[data-remote^="mfe-goals"] h1',
  String.raw`.a\.mfe-goals-b`,
  String.raw`.a\&b`,
];

test('isOwn accepts only selectors that match nothing outside of mfe-goals', () => {
  expect([...INSIDE, ...OUTSIDE].filter((selector) => isOwn(selector, 'mfe-goals'))).toEqual(INSIDE);
});

test('rules are found inside layers, queries and other rules, but not in strings, comments, URLs or values', () => {
  const css = `
    @charset "utf-8";
    @layer app, ui;
    @layer app {
      /* h1 { } */ .a, .b:is(p, q)::after { content: "} h2 {"; background: url(data:x;{h3{}}) }
      @media (width > 40em) { .c { color: red; & d, > e { --v: { f: g }; } @supports (x: y) { i { top: 0 } } } }
    }
    @keyframes spin { from { top: 0 } 50% { top: 1px } }
    @font-face { font-family: "X"; src: url(x.woff2) }
    .j\\{k { top: 0 }`;
  const rules = rulesOf(postcss.parse(css));
  expect(rules.map(({ atRule, selectors }) => atRule || selectors.join(' | '))).toEqual([
    '@charset',
    '@layer',
    '@layer',
    '.a | .b:is(p, q)::after',
    '@media',
    '.c',
    '& d | > e',
    '@supports',
    'i',
    '@keyframes',
    '@font-face',
    String.raw`.j\{k`,
  ]);
  expect(rules.filter(({ isNested }) => isNested)).toHaveLength(3);
});

test('rules that apply outside of the remote are reported, even in at-rules of any case and kind @g-own-styles', () => {
  const css = `.mfe-goals-a { top: 0; p { top: 0 } body:has(&) { top: 0 } }
    h1,
    .mfe-goals-b { top: 0 }
    @media print { :root { top: 0 } }
    @PAGE { margin: 0 }
    @Font-Face { font-family: 'Inter' }
    @font-face { font-family: "mfe-goals Icons"; src: url(a.woff2) }
    @property --size { syntax: '*'; inherits: false }
    @IMPORT url(//elsewhere.test/a.css);
    @-moz-document url-prefix() { h2 { top: 0 } }
    @container (width > 1px) { h3 { content: "{" } }
    @-webkit-keyframes turn { from { top: 0 } }
    @layer a { h4/* , .mfe-goals-a */ { top: 0 } }`;
  expect(globalStyles(css, 'mfe-goals')).toEqual([
    'body:has(&) also matches outside of mfe-goals',
    'h1 also matches outside of mfe-goals',
    ':root also matches outside of mfe-goals',
    '@page applies to the whole document',
    '@font-face Inter is a name for the whole document: let it begin with mfe-goals',
    '@property size is a name for the whole document: let it begin with mfe-goals',
    '@import url(//elsewhere.test/a.css) is not part of the release',
    ...['h2', 'h3', 'h4'].map((selector) => `${selector} also matches outside of mfe-goals`),
  ]);
});

test('rules in an @scope block need no scope of their own if its root selector is scoped, unless they match outside of it', () => {
  const css = `@scope (.mfe-goals-a) to (.x) { img { top: 0 } > p { top: 0 } body:has(&) { top: 0 } }
    @scope (.card) { img { top: 0 } }
    @scope { h1 { top: 0 } }`;
  expect(globalStyles(css, 'mfe-goals')).toEqual([
    'body:has(&) also matches outside of mfe-goals',
    '.card also matches outside of mfe-goals',
    ':root also matches outside of mfe-goals',
  ]);
  expect(scopeStyles('@scope (.card, :is(a, b)) to (.x) { > img { top: 0 } }', 'mfe-goals')).toBe(
    `@scope (${ROOT} .card, ${ROOT} :is(a, b)) to (.x) { > img { top: 0 } }`,
  );
  expect(scopeStyles('@scope { h1 { top: 0 } }', 'mfe-goals')).toBe(`@scope (${ROOT}) { h1 { top: 0 } }`);
});

test("the style sheet of a library is scoped to the remote's root, without changes to specificity or states @g-library-styles", () => {
  const css = `@import url("x.css");
:root { --a: 1 }
html, body { margin: 0 }
html > body p, h1:hover { color: red }
html.dark .card, .card { color: blue }
@media print { * { top: 0; & b { top: 0 } } }
@keyframes spin { from { top: 0 } }`;
  expect(scopeStyles(css, 'mfe-goals')).toBe(`@import url("x.css");
${ROOT} { --a: 1 }
${ROOT}, ${ROOT} { margin: 0 }
${ROOT} p, ${ROOT} h1:hover { color: red }
html.dark ${ROOT} .card, ${ROOT} .card { color: blue }
@media print { ${ROOT} * { top: 0; & b { top: 0 } } }
@keyframes spin { from { top: 0 } }`);
});

test.each([
  ['html:not(.a, .b) .card', `html:not(.a, .b) ${ROOT} .card`],
  ['body[title="a b"] p', `body[title="a b"] ${ROOT} p`],
  ['html body.dark .card', `body.dark ${ROOT} .card`],
  [':where(:root)', ROOT],
  [':is(html, body) > p', `${ROOT} > p`],
  [':is(html, .x) p', `${ROOT} :is(html, .x) p`],
  ['HTML>BODY p', `${ROOT} p`],
  [String.raw`.sm\:a\{b`, String.raw`${ROOT} .sm\:a\{b`],
  ['::selection', `${ROOT} ::selection`],
])('the selector %s is scoped to the remote', (selector, inside) => {
  expect(scopeStyles(`${selector} { top: 0 }`, 'mfe-goals')).toBe(`${inside} { top: 0 }`);
});

test('a rule for a class of body, such as body.modal-open, cannot be scoped to the remote, and is reported', () => {
  const css = scopeStyles('body.modal-open { overflow: hidden }', 'mfe-goals');
  expect(globalStyles(css, 'mfe-goals')).toEqual(['body.modal-open also matches outside of mfe-goals']);
});
