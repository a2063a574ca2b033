import { browserKind } from './browser-kind';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'chrome 140',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.3.1',
    'edge 140',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'safari 18',
  ],
  ['Mozilla/5.0 (Macintosh; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox 131'],
  [`Version/${'1'.repeat(400)} Safari/1`, 'other'],
  ['Chrome/12345.0 Safari/537.36', 'other'],
  [`${'Mozilla/5.0 '.repeat(25)}Chrome/140.0.0.0`, 'other'],
  ['curl/8.0 jane@example.com', 'other'],
  ['', 'other'],
])('%s is %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
});
