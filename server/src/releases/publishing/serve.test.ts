import { takesBrotli } from './serve';

describe('takesBrotli', () => {
  it.each(['br', 'gzip, br', 'gzip, deflate, br, zstd', 'br;q=1.0', 'BR; q=0.5'])('holds for %s', (header) => {
    expect(takesBrotli(header)).toBe(true);
  });

  it.each([undefined, '', 'gzip', 'identity', 'br;q=0', 'br; q=0.000', 'brotli', 'xbr'])(
    'does not hold for %s',
    (header) => {
      expect(takesBrotli(header)).toBe(false);
    },
  );
});
