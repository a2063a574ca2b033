import { isHashed } from './build-files';

describe('isHashed', () => {
  it.each([
    'static/js/main.1a2b3c4d.js',
    'static/media/inter.4f2981d8.woff2',
    'static/js/main.1a2b3c4d.js.LICENSE.txt',
  ])('is true for %s', (name) => {
    expect(isHashed(name)).toBe(true);
  });

  it.each(['logo.svg', 'static/js/main.js', 'static/js/main.1a2b3c.js', 'static/1a2b3c4d.d/x'])(
    'is false for %s',
    (name) => {
      expect(isHashed(name)).toBe(false);
    },
  );
});
