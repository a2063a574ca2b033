import { isApiPath, decodableUrl } from './paths';

test.each([
  '/api',
  '/api/v1/x',
  '/services/mfe-goals/goals',
  '/services/mfe-goals/goals/list',
  '/services/mfe-goals/x%2Fy',
])('%s is the path of an API call', (path) => expect(isApiPath(path)).toBe(true));

test.each([
  '/services',
  '/services/',
  '/services/anything',
  '/services/anything/',
  '/services/Mfe/goals',
  '/servicesx/a/b',
])('%s is the path of a page, not of an API call', (path) => expect(isApiPath(path)).toBe(false));

test.each([
  ['/quiz', '/quiz'],
  ['/caf%C3%A9?a=%', '/caf%C3%A9?a=%'],
  ['/%', '/%25'],
  ['/money/%E0%A4%A?b=%20', '/money/%25E0%25A4%25A?b=%20'],
  ['/%zz#%', '/%25zz#%'],
])('the URL %s is routed as %s', (url, routed) => expect(decodableUrl({ url })).toBe(routed));
