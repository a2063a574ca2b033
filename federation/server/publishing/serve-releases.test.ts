import { acceptsBrotli } from './serve-releases';

describe('acceptsBrotli', () => {
  it.each(['br', 'gzip, br', 'gzip, deflate, br, zstd', 'br;q=1.0', 'BR; q=0.5'])('is true for %s', (header) => {
    expect(acceptsBrotli(header)).toBe(true);
  });

  it.each([undefined, '', 'gzip', 'identity', 'br;q=0', 'br; q=0.000', 'brotli', 'xbr'])(
    'is false for %s',
    (header) => {
      expect(acceptsBrotli(header)).toBe(false);
    },
  );
});
