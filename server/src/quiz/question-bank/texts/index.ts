import { fillText, type Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../../benchmarks/au-benchmarks.2026';
import { cataloguesOf, mapTextTree } from '../../../language/catalogues';
import { numberInWords } from '../../../language/number-words';
import { byLanguage, getSectionTranslations } from '../../../translations';
import { en } from './en';

const templates = cataloguesOf(en, getSectionTranslations('quiz'));

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
function withFigures(text: string, language: Language): string {
  const shown = fillText(text, figuresIn(language));
  return text.startsWith('{') ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;
}

/** Texts in every language; ids and option values match the bank. */
export const questionTexts = byLanguage((language) =>
  mapTextTree(templates[language], (text) => withFigures(text, language)),
);
