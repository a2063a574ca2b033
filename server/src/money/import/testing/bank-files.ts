import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '../read-file';
import { isInvalidLine, isRow } from '../rows';

/** Reads a list of bank files in this folder. Each begins with a line `# name | expectation | expectation`. */
export const readBankFiles = (list: string) =>
  readFileSync(join(__dirname, list), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const [name = '', first = '', second = ''] = head.split('|').map((part) => part.trim());
      return { name, first, second, text: `${lines.join('\n')}\n` };
    });

/** Reads a file as an import does, and returns the result with lists of its rows and of its problems. */
export function readImportFile(content: string | Uint8Array, mapping?: Parameters<typeof readFile>[1]) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = readFile(bytes, mapping, new Map());
  return { ...file, rows: file.lines.filter(isRow), problems: file.lines.filter(isInvalidLine) };
}
