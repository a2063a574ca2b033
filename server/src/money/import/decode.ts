import { isUtf8 } from 'node:buffer';
import type { FileProblem } from '@verdant/shared/contract';

/** Error messages of the responses, for clients that have no text of their own for a reason. */
export const fileErrorDetails: Readonly<Record<FileProblem['reason'], string>> = {
  empty: 'This file is empty.',
  kind: 'This is not a CSV, OFX or QIF file.',
  quote: 'A quotation mark in this file is never closed.',
  line: 'A line in this file is too long.',
  rows: 'This file has more than 50,000 rows. Please export a shorter period.',
  columns: 'This file has more than 60 columns.',
  no_rows: 'There are no transactions in this file.',
  slow: 'This file takes too long to read. Please export a shorter period.',
};

export class FileError extends Error implements FileProblem {
  readonly reason: FileProblem['reason'];
  readonly line: number | null;

  constructor(reason: FileProblem['reason'], line: number | null = null) {
    super(fileErrorDetails[reason]);
    this.reason = reason;
    this.line = line;
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const LOOKED_AT = 1_000;
/** Maximum length of a line, of a CSV record and of an OFX field, in characters. */
export const MAX_LINE_CHARS = 32 * 1024;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Returns the encoding, recognised by the byte order mark, by zero bytes as in UTF-16, or by validity as UTF-8. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  // Zero bytes at only odd or only even positions mean UTF-16. Zero bytes at both kinds of positions are padding.
  if (odd > start.length / 4 && even < odd / 4) return 'utf-16le';
  if (even > start.length / 4 && odd < even / 4) return 'utf-16be';
  return isUtf8(bytes) || isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** True if at least half of the characters beyond ASCII are valid UTF-8. A broken character counts only once. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [valid, broken] = [0, 0];
  for (const character of new TextDecoder().decode(bytes)) {
    if (character === '\ufffd') broken += 1;
    else if (character > '\u007f') valid += 1;
  }
  return valid > 0 && valid >= broken;
}

/** Decodes as a stream, because several versions of Node.js otherwise decode windows-1252 as Latin-1. */
function decode(bytes: Uint8Array, encoding: Encoding): string {
  const decoder = new TextDecoder(encoding);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Returns a file's text with line feeds as line ends, without byte order mark and NULs, which PostgreSQL cannot store. */
export function decodeFile(bytes: Uint8Array): string {
  let start = 0;
  while (bytes[start] === 0 && bytes[start + 1] === 0) start += 2;
  const used = bytes.subarray(start);
  return decode(used, encodingOf(used)).replaceAll('\u0000', '').replace(/\r\n?/g, '\n');
}

/** Returns the lines of a decoded text. Throws for a line that is too long. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const long = lines.findIndex(({ length }) => length > MAX_LINE_CHARS);
  if (long !== -1) throw new FileError('line', long + 1);
  return lines;
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
