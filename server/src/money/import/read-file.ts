import type { ImportMapping } from '@verdant/shared/contract';
import { decodeFile } from './decode';
import { FileError } from './file-error';
import { readCsv } from './read-csv';
import { readOfx } from './read-ofx';
import { readQif } from './read-qif';
import type { ParsedFile, RememberedMappings } from './rows';

const OFX = /<OFX>|OFXHEADER/i;
const QIF = /^\s*!(?:type|account|option|clear)/i;
/** Pattern of the beginnings of PDF, ZIP (Excel), old Excel and HTML files, which are refused. */
const OTHER = /^\s*(?:%PDF|PK\u0003\u0004|<!doctype|<html|\u00d0\u00cf\u0011\u00e0)/i;
/** Pattern of the beginning of JSON, and of XML that is not OFX, such as camt.053. */
const MARKUP = /^\s*(?:<\?xml|<document|<\w+ xmlns|\{)/i;
const LOOKED_AT = 4_096;

/** Reads a file in linear time and detects its format from content. Throws a `FileError` for other or too large files. */
export function readFile(
  bytes: Uint8Array,
  given: ImportMapping | undefined,
  remembered: RememberedMappings,
): ParsedFile {
  const text = decodeFile(bytes);
  const start = text.slice(0, LOOKED_AT);
  if (start.trim() === '') throw new FileError('empty');
  if (OTHER.test(start)) throw new FileError('kind');
  if (OFX.test(start)) return readOfx(text, given);
  if (MARKUP.test(start)) throw new FileError('kind');
  if (QIF.test(start)) return readQif(text, given);
  return readCsv(text, given, remembered);
}
