import { END_OF_ROWS, endLine, headerLine, linesOf, readBackup, tableLine } from './format';
import { quotedTableName } from './tables';

const header = headerLine({ version: '1.0.0', created_at: 'now', migrations: { product: 1, platform: 2 } });
const users = tableLine({ table: { schema: 'public', name: 'users', columns: ['id'] } });
const end = endLine({ end: { tables: 1, rows: 2, sequences: [] } });
const whole = `${header}${users}a\u2028\\n\nb\n${END_OF_ROWS}${end}`;

/** Yields the text in pieces of `size` bytes, because a stream can split a text anywhere. */
async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(text: string, size = 1000) {
  const rows: string[] = [];
  const backup = await readBackup(inPieces(text, size));
  await backup.readTables(async (_table, source) => {
    for await (const row of source) rows.push(row.toString());
  });
  return rows;
}

describe('a backup', () => {
  it.each([1, 2, 7, 1000])('contains the written rows unchanged when read in chunks of %i bytes', async (size) => {
    expect(await read(whole, size)).toEqual(['a\u2028\\n\n', 'b\n']);
  });

  it('is refused if it is cut off at any position', async () => {
    for (let length = 0; length < whole.length; length += 1) {
      await expect(read(whole.slice(0, length))).rejects.toThrow(/incomplete/);
    }
  });

  it('is refused if a row is missing or the format is unknown', async () => {
    await expect(read(whole.replace('b\n', ''))).rejects.toThrow('has 1 rows where it should have 2');
    await expect(read(whole.replace('"verdant_backup":1', '"verdant_backup":9'))).rejects.toThrow('not a backup');
    await expect(read('hello\n')).rejects.toThrow('not a backup');
  });

  it('is split into lines only at newline characters', async () => {
    const lines: string[] = [];
    for await (const line of linesOf(inPieces('a\rb\u2029\n\nc\n', 3))) lines.push(line.toString());
    expect(lines).toEqual(['a\rb\u2029\n', '\n', 'c\n']);
  });
});

test('schema and table names are quoted', () => {
  expect(quotedTableName({ schema: 'odd"one', name: 'order' })).toBe('"odd""one"."order"');
});
