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

/** Counts the rows that end in this chunk. */
export function countRows(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

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

/** Yields the lines of a stream of bytes, with their newlines. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  for await (const chunk of withReadableErrors(chunks)) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at + 1)]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw incompleteBackupError();
}

export interface BackupReader {
  readonly header: Header;
  /** Calls `onTable` for each table, which must read all rows. Returns the end line. */
  readonly readTables: (onTable: (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>) => Promise<BackupEnd>;
}

/** Reads the header of a backup. Throws a `StartError` if the file is no backup or an incomplete backup. */
export async function readBackup(chunks: AsyncIterable<Buffer>): Promise<BackupReader> {
  const lines = linesOf(chunks);
  const next = async () => {
    const line = await lines.next();
    if (line.done) throw incompleteBackupError();
    return line.value;
  };
  async function* rowsOf(count: () => void): AsyncGenerator<Buffer> {
    for (let line = await next(); line.toString('latin1') !== END_OF_ROWS; line = await next()) {
      count();
      yield line;
    }
  }
  const first = parse(header, await next());
  return {
    header: first,
    readTables: async (onTable) => {
      const counted = { tables: 0, rows: 0 };
      for (;;) {
        const line = parse(v.union([table, end]), await next());
        if ('table' in line) {
          counted.tables += 1;
          await onTable(
            line.table,
            rowsOf(() => (counted.rows += 1)),
          );
        } else if (line.end.rows === counted.rows && line.end.tables === counted.tables) return line.end;
        else throw new StartError(`The backup has ${counted.rows} rows where it should have ${line.end.rows}`);
      }
    },
  };
}
