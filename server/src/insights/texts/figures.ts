import type { Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { numberInWords } from '../../language/number-words';

const WEEKS_A_YEAR = 52;

const localeOf = (language: Language) => (language === 'en' ? 'en-AU' : language);

/** Australian dollars: `$1,040` in English, with `A$` in every other language. */
function moneyIn(language: Language): (dollars: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'AUD',
    maximumFractionDigits: 0,
    useGrouping: true,
  });
  return (dollars) =>
    format
      .formatToParts(dollars)
      .map(({ type, value }) => (type === 'currency' && language !== 'en' ? 'A$' : value))
      .join('');
}

function makeFigures(language: Language) {
  const locale = localeOf(language);
  const money = moneyIn(language);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  // French typography asks for a narrow space; Intl writes a full one.
  const percent = (value: number) =>
    percents.format(value / 100).replace(/\u00a0(?=%)/, language === 'fr' ? '\u202f' : '\u00a0');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const word = (count: number) => numberInWords(count, language);
  const perWeek = auBenchmarks.starterSavingsPerWeek.value;
  const { single, couple } = auBenchmarks.comfortableRetirement.value;
  return {
    bufferMonths: word(auBenchmarks.emergencyFundMonths.value),
    perWeek: money(perWeek),
    perYear: money(perWeek * WEEKS_A_YEAR),
    helpline: auBenchmarks.debtHelpline.value,
    bnplRegulatedSince: day.format(new Date(auBenchmarks.bnplRegulatedSince.value)),
    housingPercent: percent(auBenchmarks.housingStressPercent.value),
    highDebt: word(auBenchmarks.debtToIncome.value.high),
    rateRise: word(auBenchmarks.serviceabilityBufferPercent.value),
    helpThreshold: money(auBenchmarks.helpRepaymentThreshold.value),
    superPercent: percent(auBenchmarks.superGuaranteePercent.value),
    growthYears: auBenchmarks.growthHorizonYears.value,
    retirement: { single: money(single), couple: money(couple) },
  };
}

/** The figures of the year as advice in a language writes them. */
export type Figures = ReturnType<typeof makeFigures>;

const made = new Map<Language, Figures>();

/** See `Figures`. Made once for each language: Intl objects take long to make. */
export function figuresIn(language: Language): Figures {
  const figures = made.get(language) ?? makeFigures(language);
  made.set(language, figures);
  return figures;
}
