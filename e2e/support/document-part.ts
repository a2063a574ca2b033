import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/**
 * Replaces a generated part of a document: what is between `<!-- name:begin -->` and `<!-- name:end -->`.
 * @param file from the root, such as `docs/speed.md`
 * @throws when the document has no part of that name
 */
export function writePart(file: string, name: string, content: string): void {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no part ${name}`);
  writeFileSync(path, `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`);
}
