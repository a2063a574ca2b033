import type { Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { localeOf } from '../../language/language-of';
import { numberInWords } from '../../language/number-words';

const WEEKS_A_YEAR = 52;

/** Returns a formatter of Australian dollars: `$1,040` in English, with `A$` in every other language. */
export function moneyIn(language: Language): (dollars: number) => string {
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

/** Returns a formatter of percents with a maximum number of decimals. */
export function percentIn(language: Language, maximumFractionDigits = 0): (value: number) => string {
  const percents = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits });
  // French typography requires a narrow no-break space before %, but Intl writes a normal one.
  return (value) => percents.format(value / 100).replace(/\u00a0(?=%)/, language === 'fr' ? '\u202f' : '\u00a0');
}

function makeFigures(language: Language) {
  const locale = localeOf(language);
  const money = moneyIn(language);
  const percent = percentIn(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const word = (count: number) => numberInWords(count, language);
  const perWeek = auBenchmarks.starterSavingsPerWeek.value;
  return {
    bufferMonths: word(auBenchmarks.emergencyFundMonths.value),
    perWeek: money(perWeek),
    perYear: money(perWeek * WEEKS_A_YEAR),
    helplineName: auBenchmarks.debtHelpline.value.name,
    helplinePhone: auBenchmarks.debtHelpline.value.phone,
    afcaPhone: auBenchmarks.afcaPhone.value,
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
    carerGatewayPhone: auBenchmarks.carerGatewayPhone.value,
    disabilityGatewayPhone: auBenchmarks.disabilityGatewayPhone.value,
    fairWorkPhone: auBenchmarks.fairWorkPhone.value,
    businessHelplinePhone: auBenchmarks.businessHelplinePhone.value,
    gamblingHelpPhone: auBenchmarks.gamblingHelpPhone.value,
    idcarePhone: auBenchmarks.idcarePhone.value,
    elderHelpPhone: auBenchmarks.elderHelpPhone.value,
    interpreterPhone: auBenchmarks.interpreterPhone.value,
  };
}

/** This year's figures of law and guidance (`auBenchmarks`), formatted for a language. */
export type Figures = ReturnType<typeof makeFigures>;

const made = new Map<Language, Figures>();

/** Returns the `Figures` of a language. They are created once, because Intl objects are slow to create. */
export function figuresIn(language: Language): Figures {
  const figures = made.get(language) ?? makeFigures(language);
  made.set(language, figures);
  return figures;
}
