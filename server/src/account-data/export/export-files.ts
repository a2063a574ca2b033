import { PassThrough, pipeline, Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { localeOf, fillText, metricTitles, type Language } from '@verdant/shared/contract';
import { moneyAccounts } from '../../bank-link/schema';
import { buildHistory } from '../../insights/history/history';
import { metricNames } from '../../quiz/model';
import { listCompletedSessions } from '../../quiz/store';
import { getSectionTexts } from '../../translations';
import { exportedTables, rowsOf, type ExportedTable, type ExportSource } from './exported-tables';
import { spreadsheetColumns } from './spreadsheet';

/** A file of a ZIP archive. Its content is read only when the archive writes the file. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** Returns a ZIP archive stream with only the list of files in memory. An error in reading a file destroys the stream. */
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

const LINE_END = '\r\n';

function formatReadMe(language: Language, now: Date): string {
  const { title, intro, json, private: privacy, filesTitle, files } = getSectionTexts('read-me')[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    now,
  );
  return [
    fillText(title, { day }),
    '',
    intro,
    '',
    json,
    '',
    privacy,
    '',
    filesTitle,
    ...Object.entries(files).map(([name, about]) => `  ${name}.csv: ${about}`),
    '',
  ].join(LINE_END);
}

/** First characters that make a text a formula in spreadsheets. Texts from banks and merchants can start with these. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d{1,15}\.\d\d$/;

const formatZipTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

function formatCsvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? formatZipTime(value) : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Byte order mark of a CSV file, by which some spreadsheet programs recognise UTF-8. */
const CSV_START = '\uFEFF';

/** Returns a line of a CSV file (RFC 4180). Times are in UTC, to the second. */
const csvLine = (values: readonly unknown[]): string => `${values.map(formatCsvCell).join(',')}\r\n`;

interface ExportRequest {
  readonly userId: string;
  readonly language: Language;
  readonly now: Date;
}

/** Maximum number of quizzes in the export, higher than any user can be expected to complete. */
const MAX_QUIZZES = 1_000;

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* scoresOf({ db, cipher }: ExportSource, { userId, language }: ExportRequest): AsyncGenerator<string> {
  const { quizzes } = buildHistory(await listCompletedSessions({ db, cipher }, userId, MAX_QUIZZES), language);
  const titles = metricNames.map((name) => metricTitles[name]);
  yield CSV_START + csvLine(['completed_at', ...titles.flatMap((title) => [title, `${title}, from`, `${title}, to`])]);
  for (const { completed_at: completedAt, metrics } of quizzes) {
    const figures = titles.flatMap((title) => {
      const metric = metrics.find((candidate) => candidate.title === title);
      return [metric?.value, ...(metric?.range ?? [undefined, undefined])];
    });
    yield csvLine([new Date(completedAt), ...figures]);
  }
}

async function* csvOf(
  source: ExportSource,
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

async function* jsonOf(source: ExportSource, { userId, now }: ExportRequest): AsyncGenerator<string> {
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

/** Yields the files of an export: explanation, scores, a CSV file for each table, and everything as JSON. */
export function* exportFiles(source: ExportSource, request: ExportRequest): Generator<ZipEntry> {
  yield { name: 'read-me.txt', content: textOf(formatReadMe(request.language, request.now)) };
  yield { name: 'scores.csv', content: scoresOf(source, request) };
  for (const exported of exportedTables) {
    if (exported.onlyJson !== 'all') yield { name: `${exported.name}.csv`, content: csvOf(source, exported, request) };
  }
  yield { name: 'everything.json', content: jsonOf(source, request) };
}
