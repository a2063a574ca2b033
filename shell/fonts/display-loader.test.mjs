import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import withOptionalFonts from './display-loader.cjs';

const styles = readFileSync(
  join(dirname(require.resolve('@fontsource-variable/inter/package.json')), 'opsz.css'),
  'utf8',
);

test('every font of the package is used from the next page load on if it comes late, and nothing else changes', () => {
  const faces = styles.split('@font-face').length - 1;
  const changed = withOptionalFonts(styles);
  expect(faces).toBeGreaterThan(1);
  expect(changed.split('font-display: optional')).toHaveLength(faces + 1);
  expect(changed).not.toContain('swap');
  expect(changed.replaceAll('font-display: optional', 'font-display: swap')).toBe(styles);
});

test('a changed package fails the build', () => {
  expect(() => withOptionalFonts('@font-face { font-display: fallback; }')).toThrow('font-display: swap');
});
