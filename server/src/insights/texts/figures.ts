import { localeOf, type Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { buildForEachLanguage, getSectionTexts } from '../../translations';
import { numberInWords } from '../../language/number-words';

const WEEKS_A_YEAR = 52;

/** Returns a formatter of dollars: `$1,040` in English, else with `A$`. */
function moneyFormatterFor(language: Language): (dollars: number) => string {
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

function percentFormatterFor(language: Language, maximumFractionDigits = 0): (value: number) => string {
  const percents = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits });
  // French requires a narrow no-break space before %.
  return (value) => percents.format(value / 100).replace(/\u00a0(?=%)/, language === 'fr' ? '\u202f' : '\u00a0');
}

/** Phone numbers of `auBenchmarks`, by name. */
const phones = Object.fromEntries(
  Object.entries(auBenchmarks).flatMap(([name, { value }]) => (name.endsWith('Phone') ? [[name, value]] : [])),
);

function formatBenchmarks(language: Language) {
  const locale = localeOf(language);
  const money = moneyFormatterFor(language);
  const percent = percentFormatterFor(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const word = (count: number) => numberInWords(count, language);
  const perWeek = auBenchmarks.starterSavingsPerWeek.value;
  return {
    bufferMonths: word(auBenchmarks.emergencyFundMonths.value),
    perWeek: money(perWeek),
    perYear: money(perWeek * WEEKS_A_YEAR),
    ...phones,
    helplineName: auBenchmarks.debtHelpline.value.name,
    helplinePhone: auBenchmarks.debtHelpline.value.phone,
    bnplRegulatedSince: day.format(new Date(auBenchmarks.bnplRegulatedSince.value)),
    rateRise: word(auBenchmarks.serviceabilityBufferPercent.value),
    helpThreshold: money(auBenchmarks.helpRepaymentThreshold.value),
    superPercent: percent(auBenchmarks.superGuaranteePercent.value),
    growthYears: auBenchmarks.growthHorizonYears.value,
    depositGuarantee: money(auBenchmarks.depositGuarantee.value),
    paydaySuperSince: day.format(new Date(auBenchmarks.paydaySuperSince.value)),
    superFreeAge: auBenchmarks.superFreeAge.value,
    superAge: auBenchmarks.superAccessAge.value,
    pensionAge: auBenchmarks.agePensionAge.value,
    casualLoading: percent(auBenchmarks.casualLoadingPercent.value),
    newResidentYears: word(auBenchmarks.newResidentYears.value),
  };
}

/** This year's figures (`auBenchmarks`), formatted for each language. */
export const formattedBenchmarks = buildForEachLanguage(formatBenchmarks);

const RATE_DECIMALS = 2;

/** Returns functions that format values for a language. Amounts are shown in whole dollars. */
const formatsIn = (language: Language) => {
  const locale = localeOf(language);
  const money = moneyFormatterFor(language);
  const months = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Australia/Sydney' });
  return {
    money: (cents: number) => money(Math.round(cents / 100)),
    percent: percentFormatterFor(language, RATE_DECIMALS),
    months: (value: number) => months.format(value),
    /** Formats a month such as `2027-09`, or the month of a day such as `2027-09-30`. */
    month: (name: string) => month.format(new Date(`${name.slice(0, '2027-09'.length)}-01`)),
    day: (iso: string) => day.format(new Date(iso)),
  };
};

export const formatsByLanguage = buildForEachLanguage(formatsIn);

/** Returns the sentences with a user's own amounts, or on where to find these, and the formats of their values. */
const amountTextsIn = (language: Language) => ({
  texts: getSectionTexts('own-amounts')[language],
  ...formatsByLanguage[language],
});

export const amountTexts = buildForEachLanguage(amountTextsIn);
export type AmountTexts = ReturnType<typeof amountTextsIn>;
