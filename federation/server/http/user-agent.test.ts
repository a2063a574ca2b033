import { browserAndVersion, readUserAgent } from './user-agent';

test.each([
  ['(Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'Chrome', '140', 'Windows'],
  ['(Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.3.1', 'Edge', '140', 'Windows'],
  ['(X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 'Chrome', '140', 'ChromeOS'],
  ['(Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36', 'Samsung Internet', '28', 'Android'],
  ['(X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', '142', 'Linux'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 'Safari', '18', 'macOS'],
  ['(iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1', 'Safari', '18', 'iPhone'],
  ['(iPad; CPU OS 18_5 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome', '140', 'iPad'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Safari', undefined, 'macOS'],
  ['curl/8.5.0 <b>', '', undefined, ''],
])('reads browser, version and system from the user agent %s', (agent, browser, version, system) => {
  expect(readUserAgent(`Mozilla/5.0 ${agent}`)).toEqual({ browser, version, system });
});

test.each([
  ['Mozilla/5.0 (Macintosh; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox 131'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', 'chrome 140'],
  [`Version/${'1'.repeat(400)} Safari/1`, 'other'],
  ['Chrome/12345.0 Safari/537.36', 'other'],
  [`${'Mozilla/5.0 '.repeat(25)}Chrome/140.0.0.0`, 'other'],
  [undefined, 'other'],
])('a page load with the user agent %s is counted as %s', (userAgent, kind) => {
  expect(browserAndVersion(userAgent)).toBe(kind);
});
