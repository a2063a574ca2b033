import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
