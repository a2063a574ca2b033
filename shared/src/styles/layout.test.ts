import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mfe-'));
const sources = packages.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(ROOT, name, 'src', file)),
);

const classesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const sheets = ['elements', 'layout', 'spacing', 'text'].map((name) => join(__dirname, `${name}.css`));
const ruled = classesIn(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'), /\.(v-[a-z\d-]+)/g);
const used = classesIn(sources.map((file) => readFileSync(file, 'utf8')).join('\n'), /[\s'"`](v-[a-z\d-]+)/g);

test('every layout class that a component uses is defined by a CSS rule', () => {
  expect([...used].filter((name) => !ruled.has(name))).toEqual([]);
});
