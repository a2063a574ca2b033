import { auBenchmarks } from '../../../benchmarks/au-benchmarks.2026';

/** The figures of the year as advice writes them. */
const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const WEEKS_A_YEAR = 52;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const months = auBenchmarks.emergencyFundMonths.value;
const perWeek = auBenchmarks.starterSavingsPerWeek.value;
const { single, couple } = auBenchmarks.comfortableRetirement.value;

export const figures = {
  bufferMonths: numbers[months] ?? String(months),
  perWeek: dollars.format(perWeek),
  perYear: dollars.format(perWeek * WEEKS_A_YEAR),
  helpline: `the ${auBenchmarks.debtHelpline.value.name} on ${auBenchmarks.debtHelpline.value.phone}`,
  bnplRegulatedSince: auBenchmarks.bnplRegulatedSince.value,
  housingPercent: `${auBenchmarks.housingStressPercent.value}%`,
  highDebt: numbers[auBenchmarks.debtToIncome.value.high] ?? String(auBenchmarks.debtToIncome.value.high),
  rateRise:
    numbers[auBenchmarks.serviceabilityBufferPercent.value] ?? String(auBenchmarks.serviceabilityBufferPercent.value),
  helpThreshold: dollars.format(auBenchmarks.helpRepaymentThreshold.value),
  superPercent: `${auBenchmarks.superGuaranteePercent.value}%`,
  growthYears: auBenchmarks.growthHorizonYears.value,
  retirement: { single: dollars.format(single), couple: dollars.format(couple) },
} as const;
