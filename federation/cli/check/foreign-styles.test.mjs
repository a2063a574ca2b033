import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globalStyleProblems } from './build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'federation-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['.mfe-x-a h1,:where([data-remote="mfe-x"]) p{top:0}', []],
  ['.mfe-x-a{top:0;& p{top:0}}@keyframes mfe-x-b{from{top:0}to{top:1px}}', []],
  ['@media print{body>*,#mfe-x-b{top:0}}', [expect.stringMatching(/^body>\* .* in a\.css$/)]],
  ['h1{top:0}', [expect.stringMatching(/^h1 .* in a\.css$/)]],
  ['.a { top: 0', [expect.stringMatching(/Unclosed block in a\.css$/)]],
  ['.a[ { top: 0 }', [expect.stringMatching(/ in a\.css$/)]],
])('the built style sheet %s of another remote has the problems %j @g-foreign-styles', (css, problems) => {
  writeFileSync(join(folder, 'a.css'), css);
  expect(globalStyleProblems('mfe-x', folder, 'a.css')).toEqual(problems);
});
