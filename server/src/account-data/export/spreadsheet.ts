import * as v from 'valibot';
import { answer as answerSchema, moneyCategory, splitPart, type Language } from '@verdant/shared/contract';
import { answerInWords } from '../../insights/explanation/answer-in-words';
import { toStepAnswer } from '../../quiz/answers';
import { questionBank } from '../../quiz/question-bank';
import { getSectionTexts } from '../../translations';
import { exportedColumnsOf, type ExportedTable, type Row } from './exported-tables';

interface SpreadsheetColumn {
  readonly header: string;
  readonly valueOf: (row: Row) => unknown;
}

interface Names {
  readonly language: Language;
  readonly accountNames: ReadonlyMap<string, string>;
}

const categoryNames = getSectionTexts('categories');

const CENTS_SUFFIX = '_cents';
const CATEGORY_COLUMNS = new Set(['category', 'own_category']);
/** Columns with the value of a quiz answer; the rows of these columns also contain the question's id. */
const ANSWER_COLUMNS = new Set(['answer', 'first_answer']);

const questionOf = (row: Row) =>
  typeof row['question_id'] === 'string' ? questionBank.byId.get(row['question_id']) : undefined;

/** Returns an answer as the labels of the chosen options. Text answers and answers to removed questions stay unchanged. */
function describeValue(row: Row, name: string, language: Language): unknown {
  const question = questionOf(row);
  const given = v.safeParse(answerSchema, row[name]);
  if (!question || !given.success) return row[name];
  const read = toStepAnswer(question, given.output);
  if (typeof read.rawAnswer === 'string') return read.rawAnswer;
  return (
    answerInWords(question, { questionId: question.id, ...read, touched: null, source: null }, language) ?? given.output
  );
}

function categoryName(category: unknown, language: Language): unknown {
  const parsedCategory = v.safeParse(moneyCategory, category);
  return parsedCategory.success ? categoryNames[language][parsedCategory.output] : category;
}

const formatDollars = (cents: number) => (cents / 100).toFixed(2);

const describeList = (texts: unknown) => (Array.isArray(texts) ? texts.join(', ') : texts);

/** Returns the parts of a split payment, such as `Groceries -60.00, Family -40.00`. */
function describeParts(parts: unknown, language: Language): unknown {
  const parsedParts = v.safeParse(v.array(splitPart), parts);
  if (!parsedParts.success) return parts;
  return parsedParts.output
    .map(({ category, amount_cents: cents }) => `${categoryNames[language][category]} ${formatDollars(cents)}`)
    .join(', ');
}

/** Returns a table's CSV columns: dollars, answers and categories in words, account names. Only the JSON file has ids. */
export function spreadsheetColumns(
  exported: ExportedTable,
  { language, accountNames }: Names,
): readonly SpreadsheetColumn[] {
  const { onlyJson = [] } = exported;
  const hasWording = exportedColumnsOf(exported).some(({ name }) => name === 'question_text');
  return exportedColumnsOf(exported).flatMap((column): SpreadsheetColumn[] => {
    const { name } = column;
    if (name === 'account_id') {
      return [{ header: 'account', valueOf: (row) => accountNames.get(String(row[name])) }];
    }
    if (name === 'question_id' && !hasWording) {
      return [{ header: 'question', valueOf: (row) => questionOf(row)?.words[language].text ?? row[name] }];
    }
    if (onlyJson.includes(name) || column.getSQLType() === 'uuid') return [];
    if (CATEGORY_COLUMNS.has(name)) return [{ header: name, valueOf: (row) => categoryName(row[name], language) }];
    if (name === 'split') return [{ header: name, valueOf: (row) => describeParts(row[name], language) }];
    if (name === 'tags') return [{ header: name, valueOf: (row) => describeList(row[name]) }];
    if (ANSWER_COLUMNS.has(name)) return [{ header: name, valueOf: (row) => describeValue(row, name, language) }];
    if (!name.endsWith(CENTS_SUFFIX)) return [{ header: name, valueOf: (row) => row[name] }];
    const dollars = (cents: unknown) => (typeof cents === 'number' ? formatDollars(cents) : cents);
    return [{ header: name.slice(0, -CENTS_SUFFIX.length), valueOf: (row) => dollars(row[name]) }];
  });
}
