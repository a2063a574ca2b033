/** A figure of Australian law or guidance, who publishes it, and the day it was valid from or last seen. */
export interface Benchmark<T> {
  readonly value: T;
  readonly source: string;
  readonly asOf: string;
}

/**
 * Figures of Australian law or guidance that questions and advice use and that can change every year. Each year gets a new
 * file, which is compared with its sources; the texts take their figures from it.
 */
export const auBenchmarks = {
  /** Months of expenses that an emergency fund should cover. */
  emergencyFundMonths: {
    value: 3,
    source: 'ASIC Moneysmart, save for an emergency fund (moneysmart.gov.au)',
    asOf: '2026-11-21',
  },
  /** Weekly savings in AUD that the source gives as an example of a start. */
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
  /** Phone number of AFCA, which reviews lenders' decisions about hardship free of charge. */
  afcaPhone: {
    value: '1800 931 678',
    source: 'Australian Financial Complaints Authority (afca.org.au)',
    asOf: '2026-11-25',
  },
  /** Percent of ordinary time earnings that employers pay into super. */
  superGuaranteePercent: {
    value: 12,
    source: 'Australian Taxation Office, super guarantee percentage (ato.gov.au)',
    // In force since 1 July 2025; no further increase is legislated.
    asOf: '2026-07-01',
  },
  /** First day on which buy now, pay later is regulated as credit. */
  bnplRegulatedSince: {
    value: '2025-06-10',
    source: 'ASIC Regulatory Guide 281, low cost credit contracts (asic.gov.au)',
    asOf: '2025-06-10',
  },
  /** Years that growth investments can need to recover from a fall in value. */
  growthHorizonYears: {
    value: 7,
    source: 'ASIC Moneysmart, choose your investments (moneysmart.gov.au)',
    asOf: '2026-11-21',
  },
  /** Housing costs in percent of gross income above which low-income households are in housing stress (30/40 rule). */
  housingStressPercent: {
    value: 30,
    source: 'Australian Institute of Health and Welfare, housing stress in the data dictionary (aihw.gov.au)',
    asOf: '2026-11-21',
  },
  /** Debt as a multiple of yearly gross income: medium from `medium`, high (as the regulator defines it) from `high`. */
  debtToIncome: {
    value: { medium: 3, high: 6 },
    source: 'APRA, letter on limits to lending at high debt-to-income ratios; 3 is a lay band (apra.gov.au)',
    asOf: '2026-02-01',
  },
  /** Percentage points that lenders add to the rate to test if a borrower could pay a higher rate. */
  serviceabilityBufferPercent: {
    value: 3,
    source: 'APRA, serviceability buffer for home loans (apra.gov.au)',
    asOf: '2026-02-01',
  },
  /**
   * Yearly income in AUD up to which HELP is not repaid, for 2026-27; check each July. The page
   * https://www.ato.gov.au/tax-rates-and-codes/study-and-training-support-loans-rates-and-repayment-thresholds ended
   * with 2025-26 (67,000) on 29 November 2026, so the figure is not verified.
   */
  helpRepaymentThreshold: {
    value: 69_528,
    source: 'Australian Taxation Office, study and training loan repayment thresholds and rates (ato.gov.au)',
    asOf: '2026-07-01',
  },
  /** Deposits in AUD that the Financial Claims Scheme guarantees to each account holder at each bank. */
  depositGuarantee: {
    value: 250_000,
    source: 'APRA, Financial Claims Scheme for banks, building societies and credit unions (apra.gov.au)',
    asOf: '2026-11-25',
  },
  /** First day on which super must reach the fund within seven business days of each payday. */
  paydaySuperSince: {
    value: '2026-07-01',
    source: 'Australian Taxation Office, payday super (ato.gov.au)',
    asOf: '2026-07-01',
  },
  /** Preservation age of everyone born after June 1964. */
  superAccessAge: {
    value: 60,
    source: 'ASIC Moneysmart, getting your super (moneysmart.gov.au)',
    asOf: '2026-11-25',
  },
  /** Age at which super can be used even if work has not ended. */
  superFreeAge: {
    value: 65,
    source: 'ASIC Moneysmart, getting your super (moneysmart.gov.au)',
    asOf: '2026-11-29',
  },
  agePensionAge: {
    value: 67,
    source: 'ASIC Moneysmart, Age Pension and government benefits (moneysmart.gov.au)',
    asOf: '2026-11-25',
  },
  /** Percent that most awards add to the pay of casual employees. */
  casualLoadingPercent: {
    value: 25,
    source: 'Fair Work Ombudsman, casual employees (fairwork.gov.au)',
    asOf: '2026-11-25',
  },
  /** The longest newly arrived resident's waiting period. */
  newResidentYears: {
    value: 4,
    source: "Services Australia, newly arrived resident's waiting period (servicesaustralia.gov.au)",
    asOf: '2026-11-25',
  },
  carerGatewayPhone: {
    value: '1800 422 737',
    source: 'Carer Gateway, home page (carergateway.gov.au)',
    asOf: '2026-11-25',
  },
  disabilityGatewayPhone: {
    value: '1800 643 787',
    source: 'Disability Gateway, as named by dana.org.au/covid-19-disability-helpline (disabilitygateway.gov.au)',
    asOf: '2026-11-25',
  },
  fairWorkPhone: {
    value: '13 13 94',
    source: 'Fair Work Infoline, our commitment to you (fairwork.gov.au)',
    asOf: '2026-11-25',
  },
  businessHelplinePhone: {
    value: '1800 413 828',
    source: 'Small Business Debt Helpline (sbdh.org.au)',
    asOf: '2026-11-25',
  },
  gamblingHelpPhone: {
    value: '1800 858 858',
    source: 'Gambling Help Online (gamblinghelponline.org.au)',
    asOf: '2026-11-25',
  },
  /** Free service that plans the next steps after a scam or an identity theft. */
  idcarePhone: {
    value: '1800 595 160',
    source: 'Scamwatch, what to do if you have been scammed (scamwatch.gov.au)',
    asOf: '2026-11-29',
  },
  /** 1800 ELDERHelp connects with the service against abuse of older people in the caller's state. */
  elderHelpPhone: {
    value: '1800 353 374',
    source: 'Elder Abuse Action Australia, 1800 ELDERHelp, named by ministers.ag.gov.au too (eaaa.org.au)',
    asOf: '2026-11-29',
  },
  interpreterPhone: {
    value: '131 450',
    source: 'TIS National (tisnational.gov.au)',
    asOf: '2026-11-25',
  },
} as const satisfies Record<string, Benchmark<unknown>>;
