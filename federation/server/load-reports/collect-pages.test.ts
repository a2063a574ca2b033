import { isPageOpening } from './collect-pages';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const opening = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'user-agent': CHROME };

test.each<[string, Record<string, string>, boolean]>([
  ['a browser that opens a page', {}, true],
  ['a browser that prefetches or prerenders a page', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['an iframe', { 'sec-fetch-dest': 'iframe' }, false],
  ['a script that fetches the page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, false],
  ['a crawler that renders pages', { 'user-agent': `${CHROME} (compatible; Googlebot/2.1)` }, false],
  ['a headless browser', { 'user-agent': CHROME.replace('Chrome', 'HeadlessChrome') }, false],
  ['a command-line tool', { 'user-agent': 'curl/8.10' }, false],
  ['a client without these headers', { 'sec-fetch-dest': '', 'sec-fetch-mode': '', 'user-agent': '' }, false],
])('a request of %s counts as a page view: %s', (_who, changes, expected) => {
  expect(isPageOpening({ headers: { ...opening, ...changes } })).toBe(expected);
});
