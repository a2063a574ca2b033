/** Breaks a label at its spaces into lines of at most `length` characters; a longer word is not broken. */
export function wrapLabel(label: string, length: number): string | string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > 1 ? lines : label;
}
