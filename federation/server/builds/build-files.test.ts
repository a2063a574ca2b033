import { isHashed } from './build-files';

describe('isHashed', () => {
  it.each([
    'static/js/main.1a2b3c4d.js',
    'static/media/inter.4f2981d8.woff2',
    'static/js/main.1a2b3c4d.js.LICENSE.txt',
    'static/js/a.1a2b3c4d.1a2b3c4d.js',
  ])('is true for %s', (name) => {
    expect(isHashed(name)).toBe(true);
  });

  it.each([
    'logo.svg',
    'static/js/main.js',
    'static/js/main.1a2b3c.js',
    'static/1a2b3c4d.d/x',
    'x.1a2b3c4d',
    'x.1a2b3c4d.',
    'x.1a2b3c4d.j-s',
  ])('is false for %s', (name) => {
    expect(isHashed(name)).toBe(false);
  });
});
