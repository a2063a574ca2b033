import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStyles } from './styles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'federation-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an element-only selector in a built style sheet is reported with its file @g-foreign-styles', () => {
  writeFileSync(
    join(folder, 'a.css'),
    '.a h1,:where([data-remote="x"]) p{top:0}@media print{body>*,#b{top:0}}h1{top:0}',
  );
  expect(checkStyles('mfe-x', folder, ['a.css']).problem).toBe('body>* in a.css, h1 in a.css');
  writeFileSync(join(folder, 'a.css'), '.a{top:0;& p{top:0}}@keyframes b{from{top:0}to{top:1px}}');
  expect(checkStyles('mfe-x', folder, ['a.css'])).not.toHaveProperty('problem');
});

test('a style sheet that cannot be parsed is reported with its file', () => {
  writeFileSync(join(folder, 'a.css'), '.a { top: 0');
  expect(checkStyles('mfe-x', folder, ['a.css']).problem).toMatch(/Unclosed block in a\.css$/);
  writeFileSync(join(folder, 'a.css'), '.a[ { top: 0 }');
  expect(checkStyles('mfe-x', folder, ['a.css']).problem).toMatch(/ in a\.css$/);
});
