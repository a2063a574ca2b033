import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths';

const FILE = join(ROOT, 'docs/speed.md');

/** A part of docs/speed.md that is generated: it is between `<!-- name:begin -->` and `<!-- name:end -->`. */
export type Part = 'aims' | 'figures' | 'before' | 'strips' | 'lighthouse';

/** Replaces a generated part. @throws when the document has none of that name */
export function writePart(name: Part, content: string): void {
  const text = readFileSync(FILE, 'utf8');
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/speed.md has no part ${name}`);
  writeFileSync(FILE, `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`);
}
