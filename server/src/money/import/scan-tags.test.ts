import { decodeEntities } from './decode';
import { scanTags } from './scan-tags';

function partsOf(text: string): string[] {
  const parts: string[] = [];
  scanTags(text, {
    open: (name) => parts.push(`open ${name}`),
    close: (name) => parts.push(`close ${name}`),
    text: (part, hasEntities) => parts.push(`${hasEntities ? 'text' : 'raw'} ${part}`),
  });
  return parts;
}

test.each<[string, string, string[]]>([
  ['an SGML field without an end tag', '<Name>A', ['open NAME', 'text A']],
  ['an XML field with an end tag', '<Name>A</Name>', ['open NAME', 'text A', 'close NAME']],
  ['a self-closing tag', '<MEMO/>', ['open MEMO', 'close MEMO']],
  ['a tag without its attributes', '<OFX a="b">', ['open OFX']],
  ['the first 32 characters of a long tag name', `<${'x'.repeat(40)}>`, [`open ${'X'.repeat(32)}`]],
  [
    'angle brackets that form no tag as text',
    '<NAME>A < B <3 C</>',
    ['open NAME', 'text A ', 'text < B ', 'text <3 C', 'text </>'],
  ],
  ['only the text after declarations and comments', '<?xml version="1"?><!DOCTYPE a><!-- <b> -->A', ['text A']],
  ['a CDATA section', '<![CDATA[A <b> &amp;]]>B', ['raw A <b> &amp;', 'text B']],
  ['only the text before a comment that is never closed', 'A<!-- <b>', ['text A']],
  ['a tag without a closing bracket', 'A<b', ['text A', 'open B']],
])('scanTags reads %s', (_what, text, parts) => expect(partsOf(text)).toEqual(parts));

test('scanTags reads each part once, even if a thousand tags are left open', () => {
  expect(partsOf('<a>x'.repeat(1_000))).toHaveLength(2_000);
});

test.each([
  ['&amp;&lt;&GT;&quot;&apos;', '&<>"\''],
  ['&#65;&#x42;&#150;', 'AB\u2013'],
  ['&#0;&#xd800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['&amp;amp; &amp;#39; &own; &#12345678;', "& ' &own; &#12345678;"],
])('decodeEntities decodes %s', (text, expected) => expect(decodeEntities(text)).toBe(expected));
