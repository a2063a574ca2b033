import { hashToken, newToken, bearerToken } from './tokens';

describe('a token', () => {
  it('has 256 random bits and is unique', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('is stored as its SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['BEARER   abc ', 'abc'],
    ['Bearer', undefined],
    ['Bearer a b', undefined],
    ['Basic abc', undefined],
    ['abc', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is read from the Authorization header %j as %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });
});
