import * as v from 'valibot';
import { StartError } from '../start-error';

/*
 * A backup is a gzip file of lines: a header, the tables, and an end with counts. A table is a line with the name, the
 * rows in the text format of `COPY`, and `\.`.
 */

const FORMAT = 1;

const header = v.object({
  verdant_backup: v.literal(FORMAT),
  version: v.string(),
  created_at: v.string(),
  /** Time of the newest migration in each journal, in milliseconds since 1970. */
  migrations: v.object({ product: v.number(), platform: v.number() }),
});
const table = v.object({
  table: v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) }),
});
const end = v.object({
  end: v.object({
    tables: v.number(),
    rows: v.number(),
    /** Last values of sequences, texts because a value can exceed the safe integers of JavaScript. */
    sequences: v.array(v.object({ schema: v.string(), name: v.string(), value: v.string() })),
  }),
});

export type Header = v.InferOutput<typeof header>;
type TableLine = v.InferOutput<typeof table>;
type EndLine = v.InferOutput<typeof end>;
export type Table = TableLine['table'];
export type BackupEnd = EndLine['end'];

const NEWLINE = 10;
/** Line after the last row of a table. A row cannot equal this line, because `COPY` doubles every backslash. */
export const END_OF_ROWS = '\\.\n';

export const headerLine = (values: Omit<Header, 'verdant_backup'>) =>
  `${JSON.stringify({ verdant_backup: FORMAT, ...values })}\n`;
export const tableLine = (values: TableLine) => `${JSON.stringify(values)}\n`;
export const endLine = (values: EndLine) => `${JSON.stringify(values)}\n`;

const incompleteBackupError = () => new StartError('The backup is incomplete: its end is missing');

function parse<T>(schema: v.GenericSchema<unknown, T>, line: Buffer): T {
  try {
    return v.parse(schema, JSON.parse(line.toString('utf8')));
  } catch {
    throw new StartError('The file is not a backup that this release can read');
  }
}

/** Yields the chunks of a decompressed file. Converts errors to readable messages. */
async function* withReadableErrors(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') throw incompleteBackupError();
    if (code.startsWith('Z_')) throw new StartError('The file is damaged, or no backup');
    throw error;
  }
}

/** Creates a reader of a stream of bytes, which keeps at most a chunk and the beginning of a row in memory. */
function createByteReader(chunks: AsyncIterable<Buffer>) {
  const source = withReadableErrors(chunks);
  let buffer: Buffer = Buffer.alloc(0);

  const take = (length: number) => {
    const taken = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return taken;
  };
  /** Adds bytes to the buffer, at least up to the next newline. */
  const readMore = async () => {
    const parts = [buffer];
    do {
      const read = await source.next();
      if (read.done) throw incompleteBackupError();
      parts.push(read.value);
    } while (!parts.at(-1)?.includes(NEWLINE));
    buffer = Buffer.concat(parts);
  };

  return {
    line: async (): Promise<Buffer> => {
      if (!buffer.includes(NEWLINE)) await readMore();
      return take(buffer.indexOf(NEWLINE) + 1);
    },
    /** Yields the rows up to `END_OF_ROWS`, several rows at once, because the database takes few large messages faster. */
    rows: async function* rows(): AsyncGenerator<Buffer> {
      while (buffer.toString('latin1', 0, END_OF_ROWS.length) !== END_OF_ROWS) {
        const lastRow = buffer.indexOf(`\n${END_OF_ROWS}`);
        const length = (lastRow === -1 ? buffer.lastIndexOf(NEWLINE) : lastRow) + 1;
        if (length > 0) yield take(length);
        else await readMore();
      }
      take(END_OF_ROWS.length);
    },
  };
}

export interface BackupReader {
  readonly header: Header;
  /** Calls `onTable` for each table, which must read all rows and return their number. Returns the end line. */
  readonly readTables: (onTable: (table: Table, rows: AsyncIterable<Buffer>) => Promise<number>) => Promise<BackupEnd>;
}

/** Reads the header of a backup. Throws a `StartError` if the file is no backup or an incomplete backup. */
export async function readBackup(chunks: AsyncIterable<Buffer>): Promise<BackupReader> {
  const reader = createByteReader(chunks);
  return {
    header: parse(header, await reader.line()),
    readTables: async (onTable) => {
      const counted = { tables: 0, rows: 0 };
      for (;;) {
        const line = parse(v.union([table, end]), await reader.line());
        if ('table' in line) {
          counted.tables += 1;
          counted.rows += await onTable(line.table, reader.rows());
        } else if (line.end.rows === counted.rows && line.end.tables === counted.tables) return line.end;
        else throw new StartError(`The backup has ${counted.rows} rows where it should have ${line.end.rows}`);
      }
    },
  };
}
