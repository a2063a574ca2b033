import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

test('the bank widget uses the colors of the product', () => {
  const tokens = read('../../../../shared/src/styles/tokens.css');
  const [dark = '', light = ''] = tokens.split("[data-theme='light'] {");
  const pairs = [...read('assets/widget.css').matchAll(/light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)];
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, inLight = '', inDark = ''] of pairs) {
    expect(light).toContain(inLight);
    expect(dark).toContain(inDark);
  }
});
