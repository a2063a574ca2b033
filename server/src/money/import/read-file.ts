import type { ImportMapping } from '@verdant/shared/contract';
import { textOf } from './decode';
import { fileError } from './file-error';
import { readCsv, type FindMapping } from './read-csv';
import { readOfx } from './read-ofx';
import { readQif } from './read-qif';
import type { ReadFile } from './rows';

const OFX = /<OFX>|OFXHEADER/i;
const QIF = /^\s*!(?:type|account|option|clear)/i;
/** The beginnings of PDF, ZIP (Excel) and old Excel files, and of pages. */
const OTHER = /^\s*(?:%PDF|PK\u0003\u0004|<!doctype|<html|\u00d0\u00cf\u0011\u00e0)/i;
const LOOKED_AT = 4_096;

/**
 * What a file has, by what it is and not by its name. Throws a 422 for one that is none of the formats, is empty or beyond the
 * limits.
 */
export async function readFile(
  bytes: Uint8Array,
  given: ImportMapping | undefined,
  find: FindMapping,
): Promise<ReadFile> {
  let start = '';
  for await (const piece of textOf(bytes.subarray(0, LOOKED_AT))) start += piece;
  if (start.trim() === '') throw fileError('empty');
  if (OTHER.test(start)) throw fileError('kind');
  if (OFX.test(start)) return readOfx(bytes);
  if (QIF.test(start)) return readQif(bytes, given);
  return readCsv(bytes, given, find);
}
