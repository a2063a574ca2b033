import { decodableUrl } from './decodable-url';

test.each([
  ['/quiz', '/quiz'],
  ['/caf%C3%A9?a=%', '/caf%C3%A9?a=%'],
  ['/%', '/%25'],
  ['/money/%E0%A4%A?b=%20', '/money/%25E0%25A4%25A?b=%20'],
  ['/%zz#%', '/%25zz#%'],
])('routes %s as %s', (url, routed) => expect(decodableUrl({ url })).toBe(routed));
