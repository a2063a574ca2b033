import { auBenchmarks } from '../../../benchmarks/au-benchmarks.2026';

/** The figures of Australian law and guidance that questions name. */
export const figures = {
  bufferMonths: auBenchmarks.emergencyFundMonths.value,
  debtToIncome: auBenchmarks.debtToIncome.value,
  growthYears: auBenchmarks.growthHorizonYears.value,
  housingStress: auBenchmarks.housingStressPercent.value,
  rateRise: auBenchmarks.serviceabilityBufferPercent.value,
  superGuarantee: auBenchmarks.superGuaranteePercent.value,
} as const;
