import type { Language } from '@verdant/shared/contract';
import { auBenchmarks } from '../../../benchmarks/au-benchmarks.2026';
import { numberInWords } from '../../../language/number-words';

/** Returns the figures of law and guidance in questions, formatted for a language. */
export function figuresIn(language: Language) {
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
