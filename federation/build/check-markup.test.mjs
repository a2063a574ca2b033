import { markupProblem } from './check-markup.js';

test.each([
  '<main><h1>Hello</h1><a href="/sign-in">Sign in</a></main>',
  '<main><a href="https://example.com/a:b">There</a><a href="mailto:a@example.com">Write</a><a href="sms:0477131114">Text</a></main>',
  '<details><summary>Why?</summary><p>So.</p></details>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0z"></path></svg>',
  '<form method="post" action="/sign-in"><input type="email" name="email"/></form>',
  '<form method="post"><noscript><p role="status">Needs JavaScript.</p></noscript></form>',
])('prerendered HTML is accepted: %s', (html) => {
  expect(markupProblem(html)).toBeUndefined();
});

test.each([
  [' ', 'it is empty'],
  ['<SCRIPT src="/x.js"></SCRIPT>', 'it has an element script'],
  ['<svg><script>1</script></svg>', 'it has an element script'],
  ['<noscript><style>p{}</style></noscript>', 'it has an element style'],
  ['<noscript><p title="</noscript><script>1</script>"></p></noscript>', 'it has an element script'],
  ['<iframe src="/x"></iframe>', 'it has an element iframe'],
  ['<button onclick="x()">A</button>', 'it has a handler onclick'],
  ['<img src="/x.png" ONERROR="x()">', 'it has a handler onerror'],
  ['<p style="color:red">A</p>', 'it has an attribute style'],
  ['<a href="javascript:x()">A</a>', 'its a leads to javascript:x()'],
  ['<a href=" java\tscript:x()">A</a>', 'its a leads to  java\tscript:x()'],
  ['<button formaction="data:text/html,x">A</button>', 'its button leads to data:text/html,x'],
  ['<main a="1" a="2">A</main>', 'it is not well-formed (duplicate-attribute)'],
])('the prerendered HTML %j is refused with the reason', (html, problem) => {
  expect(markupProblem(html)).toBe(problem);
});
