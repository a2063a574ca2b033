import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';

const LIMIT = 2500;

function shipped(file: string): string {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  if (file.endsWith('.css')) return source.replace(/\s+/g, ' ');
  return transformSync(source, {
    minify: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: true, mangle: { toplevel: true } },
    },
  }).code;
}

test('the dot plot with its styles stays under 2.5 KB', () => {
  const files = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
  const size = (ending: RegExp) =>
    brotliCompressSync(
      files
        .filter((name) => ending.test(name))
        .map(shipped)
        .join('\n'),
    );
  const [script, styles] = [size(/\.tsx?$/).length, size(/\.css$/).length];
  expect(Math.min(script, styles)).toBeGreaterThan(100);
  expect(script + styles).toBeLessThan(LIMIT);
});
