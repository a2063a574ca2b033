import fc from 'fast-check';
import { html, Html, inlineJson } from './html';

describe('html', () => {
  it('escapes inserted texts and leaves inserted markup unchanged', () => {
    expect(html`<p title="${'"><script>'}">${"a & b's"} ${html`<b>${'<'}</b>`} ${new Html('<i>')}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">a &amp; b&#39;s <b>&lt;</b> <i></p>',
    );
  });

  it('inserts a list of markup as one joined text without escaping the markup again', () => {
    expect(html`<ul>${['a', '<'].map((text) => html`<li>${text}</li>`)}</ul>`.markup).toBe(
      '<ul><li>a</li><li>&lt;</li></ul>',
    );
  });
});

describe('inlineJson', () => {
  it('returns JSON that parses to the original value and contains no character that is special in HTML', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { markup } = inlineJson(value);
        expect(markup).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(markup))).toBe(JSON.stringify(value));
      }),
    );
    expect(inlineJson('</script>\u2028').markup).toBe('"\\u003c/script\\u003e\\u2028"');
    expect(JSON.stringify(JSON.parse(inlineJson('</script>\u2028').markup))).toBe(JSON.stringify('</script>\u2028'));
  });
});
