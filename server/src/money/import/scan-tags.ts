import { decode } from './decode';

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

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REPLACEMENT = '\ufffd';

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || isSurrogate || code > 0x10ffff) return REPLACEMENT;
  return code >= 0x80 && code < 0xa0 ? decode(Uint8Array.of(code), 'windows-1252') : String.fromCodePoint(code);
}

/** Replaces numeric and the five predefined XML entities, even if escaped twice. Leaves entities that a file declares. */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeOnce(decodeOnce(text)) : text);

function decodeOnce(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? entity;
    return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
  });
}
