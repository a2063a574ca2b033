import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addImportExtensions } from './compile.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'endings-'));
  mkdirSync(join(folder, 'texts'));
  for (const name of ['card.tsx', 'es.ts', 'texts/index.ts', 'card.module.css']) writeFileSync(join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["import { Card } from './card';", "import { Card } from './card.js';"],
  ["export * from './texts';", "export * from './texts/index.js';"],
  ["import a from './card'; import b from './es';", "import a from './card.js'; import b from './es.js';"],
  ["import styles from './card.module.css';", "import styles from './card.module.css';"],
  ["import { useState } from 'react';", "import { useState } from 'react';"],
  // The comment with a chunk's name is kept.
  ['import(/* webpackChunkName: "es" */ \'./es\');', 'import(/* webpackChunkName: "es" */ \'./es.js\');'],
  ["export declare const card: import('./card').Card;", "export declare const card: import('./card.js').Card;"],
])('file endings are added to the imports that need an ending: %s', (text, expected) =>
  expect(addImportExtensions(text, join(folder, 'index.tsx'), '.js')).toBe(expected),
);

test('relative imports get the ending .mjs if that ending is requested', () => {
  const compiled = addImportExtensions("export * from './es';", join(folder, 'index.ts'), '.mjs');
  expect(compiled).toBe("export * from './es.mjs';");
});
