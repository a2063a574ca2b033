import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Description {
  readonly isCredit: boolean;
  readonly category: string;
  readonly flag: string | null;
  readonly text: string;
}

/**
 * Descriptions in the styles in which the largest banks of Australia print them, made up for the tests. A line of the file
 * has the side (`-` left, `+` arrived), the category, the flag if any after a slash, and the text.
 */
export const readLabelledDescriptions = (file: string): readonly Description[] =>
  readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => /^[-+] /.test(line))
    .map((line) => {
      const [what = '', ...text] = line.slice(2).split(': ');
      const [category = '', flag = null] = what.split('/');
      return { isCredit: line.startsWith('+'), category, flag, text: text.join(': ') };
    });
