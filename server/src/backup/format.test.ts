import { END_OF_ROWS, endLine, headerLine, readBackup, tableLine } from './format';
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
  const rows: Buffer[] = [];
  const backup = await readBackup(inPieces(text, size));
  await backup.readTables(async (_table, source) => {
    for await (const some of source) rows.push(some);
    return Buffer.concat(rows).toString().split('\n').length - 1;
  });
  return Buffer.concat(rows).toString();
}

describe('a backup', () => {
  it.each([1, 2, 7, 1000])('contains the written rows unchanged when read in chunks of %i bytes', async (size) => {
    expect(await read(whole, size)).toBe('a\u2028\\n\nb\n');
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
});

test('schema and table names are quoted', () => {
  expect(quotedTableName({ schema: 'odd"one', name: 'order' })).toBe('"odd""one"."order"');
});
