/** Receives the parts of a text with tags, in order. */
export interface TagReader {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  /** `hasEntities` is false in a CDATA section. */
  readonly text: (text: string, hasEntities: boolean) => void;
}

const MAX_NAME = 32;
const NAME = /^[^\s/>]*/;
const IS_NAME = /[\p{L}_]/u;

const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
] as const;

/** Reads a section that begins at `start`. Returns its end, or undefined if no section begins there. */
function scanSection(text: string, start: number, reader: TagReader): number | undefined {
  const found = sections.find(([begin]) => text.startsWith(begin, start));
  if (!found) return undefined;
  const [begin, end] = found;
  const at = text.indexOf(end, start + begin.length);
  const last = at === -1 ? text.length : at;
  if (begin === '<![CDATA[') reader.text(text.slice(start + begin.length, last), false);
  return last + end.length;
}

/** Reads a tag that begins at `start`. Returns its end, or undefined if no tag begins there. */
function scanTag(text: string, start: number, reader: TagReader): number | undefined {
  const isClosing = text.charAt(start + 1) === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  if (!IS_NAME.test(text.charAt(nameStart))) return undefined;
  const [name = ''] = NAME.exec(text.slice(nameStart, nameStart + MAX_NAME)) ?? [];
  const end = text.indexOf('>', nameStart);
  const last = end === -1 ? text.length : end;
  const tag = name.toUpperCase();
  if (!isClosing) reader.open(tag);
  if (isClosing || text.charAt(last - 1) === '/') reader.close(tag);
  return last + 1;
}

/** Passes tags and texts of SGML or XML to `reader`. No tag stays in memory, so missing end tags cost nothing. */
export function scanTags(text: string, reader: TagReader): void {
  let start = 0;
  for (let at = text.indexOf('<'); at !== -1;) {
    if (at > start) reader.text(text.slice(start, at), true);
    const end = scanSection(text, at, reader) ?? scanTag(text, at, reader);
    start = end ?? at;
    at = text.indexOf('<', end ?? at + 1);
  }
  if (start < text.length) reader.text(text.slice(start), true);
}
