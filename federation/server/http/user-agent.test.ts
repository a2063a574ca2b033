import { browserKind, readUserAgent } from './user-agent';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', '140', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.3.1`,
    'Edge',
    '140',
    'Windows',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', '140', 'ChromeOS'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    '28',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', '142', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari',
    '18',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    '18',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    '140',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    'Safari',
    undefined,
    'macOS',
  ],
  ['curl/8.5.0 <b>', '', undefined, ''],
  [undefined, '', undefined, ''],
])('reads browser, version and system from the user agent %s', (agent, browser, version, system) => {
  expect(readUserAgent(agent)).toEqual({ browser, version, system });
});

test.each([
  ['Mozilla/5.0 (Macintosh; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox 131'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'chrome 140'],
  [`Version/${'1'.repeat(400)} Safari/1`, 'other'],
  ['Chrome/12345.0 Safari/537.36', 'other'],
  [`${'Mozilla/5.0 '.repeat(25)}Chrome/140.0.0.0`, 'other'],
  ['curl/8.0 jane@example.com', 'other'],
  [undefined, 'other'],
])('a page load with the user agent %s is counted as %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
});
