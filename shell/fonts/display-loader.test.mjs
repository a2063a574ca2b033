import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import withOptionalFonts from './display-loader.cjs';

const styles = readFileSync(
  join(dirname(require.resolve('@fontsource-variable/inter/package.json')), 'opsz.css'),
  'utf8',
);

test('every font face gets `font-display: optional` instead of `swap`, and nothing else in the styles changes', () => {
  const faces = styles.split('@font-face');
  expect(faces.length).toBeGreaterThan(2);
  const changed = withOptionalFonts(styles);
  expect(changed.split('font-display: optional')).toHaveLength(faces.length);
  expect(changed).toBe(styles.replaceAll('swap', 'optional'));
});

test('the build fails if the font package no longer uses `font-display: swap`', () => {
  expect(() => withOptionalFonts('@font-face { font-display: fallback; }')).toThrow('font-display: swap');
});
