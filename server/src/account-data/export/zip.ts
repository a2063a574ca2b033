import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** One file of an archive; its content is read when its turn has come. */
export interface ZipEntry {
  /** ASCII. */
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly sums: Buffer;
}

const MAX_BYTES = 0xffff_ffff;
/** Deflate, with sums behind the content (bit 3); without a time: 1 January 1980. */
const METHOD = Buffer.from([20, 0, 0b1000, 0, 8, 0, 0, 0, 0x21, 0]);

const header = (signature: string, ...parts: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(`PK${signature}`, 'latin1'), ...parts]);

function numbers(size: 2 | 4, ...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * size, size);
  return buffer;
}

/** What stands in a central directory for one file. */
const directoryEntry = ({ name, offset, sums }: Written) =>
  header('\x01\x02', numbers(2, 20), METHOD, sums, numbers(2, name.length, 0, 0, 0, 0), numbers(4, 0, offset), name);

/**
 * A ZIP archive (PKWARE's APPNOTE, without ZIP64) as it is made: nothing is kept in memory but the list of its files.
 * Throws at 4 GB.
 */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let position = 0;
  const count = (bytes: Buffer): Buffer => {
    position += bytes.length;
    if (position > MAX_BYTES) throw new RangeError('The archive is larger than 4 GB');
    return bytes;
  };
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'ascii');
    const offset = position;
    yield count(header('\x03\x04', METHOD, numbers(4, 0, 0, 0), numbers(2, name.length, 0), name));
    const start = position;
    let checksum = 0;
    let size = 0;
    const measured = async function* () {
      for await (const text of entry.content) {
        const bytes = Buffer.from(text, 'utf8');
        checksum = crc32(bytes, checksum);
        size += bytes.length;
        yield bytes;
      }
    };
    const deflate = createDeflateRaw();
    const source = Readable.from(measured(), { objectMode: false });
    const deflated: AsyncIterable<Buffer> = source.on('error', (error) => deflate.destroy(error)).pipe(deflate);
    for await (const bytes of deflated) yield count(bytes);
    const sums = numbers(4, checksum, position - start, size);
    yield count(header('\x07\x08', sums));
    written.push({ name, offset, sums });
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  const end = numbers(2, 0, 0, written.length, written.length);
  yield Buffer.concat([directory, header('\x05\x06', end, numbers(4, directory.length, position), numbers(2, 0))]);
}
