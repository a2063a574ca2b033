import { bearerToken } from './tokens';

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['BEARER   abc ', 'abc'],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  [undefined, undefined],
])('the token in the Authorization header %j is %j', (header, token) => expect(bearerToken(header)).toBe(token));
