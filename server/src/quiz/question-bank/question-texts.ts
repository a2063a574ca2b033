import { fillText, type Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { numberInWords } from '../../language/number-words';
import { buildForEachLanguage, getSectionTexts } from '../../translations';

/** Texts of the questions by id, and of the options to skip, in one language. */
export interface QuestionBankTexts {
  readonly questions: Readonly<
    Record<
      string,
      { readonly text: string; readonly options?: Readonly<Record<string, string>>; readonly none?: string }
    >
  >;
  readonly skip: Readonly<Record<'prefer_not_to_say' | 'not_sure' | 'does_not_apply', string>>;
}

export interface QuestionWords {
  readonly text: string;
  /** Options in the order in which the screen shows them. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the option to skip the question. */
  readonly skip: string;
}

export type WordsByLanguage = Readonly<Record<Language, QuestionWords>>;

/** Returns the figures from law and official guidance that texts of questions contain, formatted for a language. */
function figuresIn(language: Language) {
  const word = (count: number) => numberInWords(count, language);
  const months = auBenchmarks.emergencyFundMonths.value;
  const years = auBenchmarks.growthHorizonYears.value;
  const { medium, high } = auBenchmarks.debtToIncome.value;
  return {
    bufferMonths: word(months),
    bufferMonthsLess: word(months - 1),
    debtToIncomeMedium: medium,
    debtToIncomeHigh: high,
    growthYears: word(years),
    growthYearsLess: word(years - 1),
    housingStress: auBenchmarks.housingStressPercent.value,
    rateRise: auBenchmarks.serviceabilityBufferPercent.value,
    superGuarantee: auBenchmarks.superGuaranteePercent.value,
  };
}

/** Fills figures into a text; a word at the start gets a capital letter. */
function fillFigures(text: string, language: Language): string {
  const shown = fillText(text, figuresIn(language));
  return text.startsWith('{') ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;
}

/** Returns a tree of texts with `change` applied to each text. */
function mapTexts<Texts>(texts: Texts, change: (text: string) => string): Texts;
function mapTexts(texts: unknown, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return change(texts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mapTexts<unknown>(text, change)]));
}

const templates = getSectionTexts('quiz');

/** Texts in every language; ids and option values match the question bank. */
export const questionTexts = buildForEachLanguage((language): QuestionBankTexts =>
  mapTexts(templates[language], (text) => fillFigures(text, language)),
);
