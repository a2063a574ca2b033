import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What is worked on without letting other requests have their turn. */
const PIECE = 16 * 1024;
/** Of so many bytes at the beginning. */
const LOOKED_AT = 1_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** By its byte order mark, by the zeros that UTF-16 has in every second byte, or by whether it is valid UTF-8. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > start.length / 4) return 'utf-16le';
  if (zerosAt(0) > start.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text of a file in pieces, without its byte order mark and what PostgreSQL does not store. Others have a turn in between. */
export async function* textOf(bytes: Uint8Array): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += PIECE) {
    const piece = decoder.decode(bytes.subarray(start, start + PIECE), { stream: true });
    if (piece !== '') yield piece.replaceAll('\u0000', '');
    await nextTurn();
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** The lines of a text that comes in pieces. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
