import { PassThrough, pipeline, Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { metricTitles, type Language } from '@verdant/shared/contract';
import { moneyAccounts } from '../../bank-link/schema';
import { buildHistory } from '../../insights/history/history';
import { metricNames } from '../../quiz/model';
import { questionBank } from '../../quiz/question-bank';
import { listCompleted } from '../../quiz/store';
import { rowsOf, type Source } from './export-rows';
import { exportedTables, type ExportedTable } from './exported-tables';
import { readMe } from './read-me';
import { spreadsheetColumns } from './spreadsheet';

/** One file of an archive; its content is read when its turn has come. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** A ZIP archive as it is made: nothing is kept in memory but the list of its files. An error of a content is its error. */
export function zip(entries: Iterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const written = new PassThrough();
  pipeline(archive.outputStream, written, () => undefined);
  for (const { name, content } of entries) {
    archive.addReadStreamLazy(name, (pass) => {
      const source = Readable.from(content, { objectMode: false });
      pass(
        null,
        source.on('error', (error) => written.destroy(error)),
      );
    });
  }
  archive.end();
  return written;
}

/** A spreadsheet takes a text that starts like this for a formula, which may come from a bank or a merchant. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d{1,15}\.\d\d$/;

/** Spreadsheets read a day and a time apart by a space as a time. */
const timeOf = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? timeOf(value) : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Begins a CSV file: without it, some spreadsheets do not take it for UTF-8. */
const CSV_START = '\uFEFF';

/** One line of a CSV file (RFC 4180). Times are in UTC, to the second. */
const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Owner and language of an export. */
interface ExportRequest {
  readonly userId: string;
  readonly language: Language;
  readonly now: Date;
}

/** More than anybody completes. */
const MAX_QUIZZES = 1_000;

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* scoresOf({ db, cipher }: Source, { userId, language }: ExportRequest): AsyncGenerator<string> {
  const completed = await listCompleted({ db, cipher }, userId, MAX_QUIZZES);
  const { quizzes } = buildHistory(
    questionBank,
    completed.map(({ session: { id, completedAt }, answers }) => ({ id, completedAt, answers })),
    language,
  );
  const titles = metricNames.map((name) => metricTitles[name]);
  yield CSV_START + csvLine(['completed_at', ...titles.flatMap((title) => [title, `${title}, from`, `${title}, to`])]);
  for (const { completed_at: completedAt, metrics } of quizzes) {
    const figures = titles.flatMap((title) => {
      const metric = metrics.find((one) => one.title === title);
      return [metric?.value, ...(metric?.range ?? [undefined, undefined])];
    });
    yield csvLine([new Date(completedAt), ...figures]);
  }
}

async function* csvOf(
  source: Source,
  exported: ExportedTable,
  { userId, language }: ExportRequest,
): AsyncGenerator<string> {
  const accounts = await source.db
    .select({ id: moneyAccounts.id, name: moneyAccounts.name })
    .from(moneyAccounts)
    .where(eq(moneyAccounts.userId, userId));
  const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  const columns = spreadsheetColumns(exported, { language, accountNames });
  yield CSV_START + csvLine(columns.map(({ header }) => header));
  for await (const row of rowsOf(source, exported, userId)) {
    yield csvLine(columns.map(({ valueOf }) => valueOf(row)));
  }
}

async function* jsonOf(source: Source, { userId, now }: ExportRequest): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)}`;
  for (const exported of exportedTables) {
    yield `,\n${JSON.stringify(exported.name)}: [`;
    let isFirst = true;
    for await (const row of rowsOf(source, exported, userId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/**
 * Everything about a user: a page that explains the files, the scores, a CSV file in dollars and words for each table, and
 * at the end one JSON file as the database has it.
 */
export function* exportFiles(source: Source, request: ExportRequest): Generator<ZipEntry> {
  yield { name: 'read-me.txt', content: textOf(readMe(request.language, request.now)) };
  yield { name: 'scores.csv', content: scoresOf(source, request) };
  for (const exported of exportedTables) {
    if (exported.onlyJson !== 'all') yield { name: `${exported.name}.csv`, content: csvOf(source, exported, request) };
  }
  yield { name: 'everything.json', content: jsonOf(source, request) };
}
