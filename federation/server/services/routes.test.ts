import fc from 'fast-check';
import { pathBelowBaseUrl, readServiceTarget } from './routes';

const PREFIX = '/services/mfe-goals/goals';
const baseUrl = new URL('https://goals.example.com/team/api/');

test('readServiceTarget reads remote, service, path and query from a URL without decoding them', () => {
  expect(readServiceTarget(`${PREFIX}/a%20b/c;v=1?q=%2F..`)).toEqual({
    remote: 'mfe-goals',
    service: 'goals',
    path: '/a%20b/c;v=1?q=%2F..',
  });
  expect(readServiceTarget(PREFIX)).toMatchObject({ path: '/' });
  expect(readServiceTarget(`${PREFIX}?a`)).toMatchObject({ path: '/?a' });
  expect(readServiceTarget(`${PREFIX}/..a/b../...`)).toBeDefined();
});

test.each([
  '/api/v1/goals',
  '/services/mfe-goals',
  '/services/MFE/goals/',
  `http://evil.example.com${PREFIX}/a`,
  `/x${PREFIX}/a`,
  ...'.. . %2e .%2E ..;a a/.. a/%2e%2e/b /b a//b %2F %5c \\ %00 %0d%0a %7f %25 % %z1'
    .split(' ')
    .map((path) => `${PREFIX}/${path}`),
  `${PREFIX}@evil.example.com/`,
  `${PREFIX}:80/`,
  `${PREFIX}/a#b`,
  `${PREFIX}/a?b c`,
  `${PREFIX}/ä`,
])('the URL %s is refused as the path of a service', (url) => expect(readServiceTarget(url)).toBeUndefined());

test('every accepted path stays below the URL of the service', () => {
  const segments = fc.constantFrom(...Array.from('./\\;@:?#a \u0000é'), '..', '%2e', '%2f', '%5C', '%25');
  fc.assert(
    fc.property(fc.array(segments, { maxLength: 12 }), (parts) => {
      const target = readServiceTarget(`${PREFIX}/${parts.join('')}`);
      if (!target) return;
      const { origin, pathname } = new URL(`${baseUrl.origin}${pathBelowBaseUrl(baseUrl, target.path)}`);
      expect([origin, pathname.startsWith('/team/api/')]).toEqual([baseUrl.origin, true]);
      expect(decodeURIComponent(pathname)).not.toMatch(/\/\.\.?(\/|$)|\\|\/\//);
    }),
    { numRuns: 3000 },
  );
});

test('a path gets no prefix if the URL of the service has no path', () => {
  const target = readServiceTarget(`${PREFIX}/a?b`);
  expect(target && pathBelowBaseUrl(new URL('http://localhost:4700'), target.path)).toBe('/a?b');
});
