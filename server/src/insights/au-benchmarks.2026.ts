/** A figure of Australian law or guidance, who publishes it, and the day it was valid from or last seen. */
export interface Benchmark<T> {
  readonly value: T;
  readonly source: string;
  readonly asOf: string;
}

/**
 * Every figure that advice texts use and that may change from year to year. A new year is a new file: compare,
 * change, and let the texts follow.
 */
export const auBenchmarks = {
  /** Months of expenses that an emergency fund should cover. */
  emergencyFundMonths: {
    value: 3,
    source: 'ASIC Moneysmart, save for an emergency fund (moneysmart.gov.au)',
    asOf: '2026-11-21',
  },
  /** AUD a week; the guide's example of a start. */
  starterSavingsPerWeek: {
    value: 20,
    source: 'ASIC Moneysmart, save for an emergency fund (moneysmart.gov.au)',
    asOf: '2026-11-21',
  },
  debtHelpline: {
    value: { name: 'National Debt Helpline', phone: '1800 007 007' },
    source: 'Financial Counselling Australia (ndh.org.au)',
    asOf: '2026-11-21',
  },
  /** Percent of ordinary time earnings that employers pay into super. */
  superGuaranteePercent: {
    value: 12,
    source: 'Australian Taxation Office, super guarantee percentage (ato.gov.au)',
    asOf: '2025-07-01',
  },
  /** From this day buy now, pay later is regulated as credit. */
  bnplRegulatedSince: {
    value: '10 June 2025',
    source: 'ASIC Regulatory Guide 281, low cost credit contracts (asic.gov.au)',
    asOf: '2025-06-10',
  },
  /** Years before which growth investments may not have recovered from a fall. */
  growthHorizonYears: {
    value: 7,
    source: 'ASIC Moneysmart, choose your investments (moneysmart.gov.au)',
    asOf: '2026-11-21',
  },
} as const satisfies Record<string, Benchmark<unknown>>;
