/** Returns a figure of Australian law or guidance, with the publisher and the day of first validity or last check. */
const figure = <const T>(value: T, asOf: string, source: string) => ({ value, source, asOf });
const moneysmart = <const T>(value: T, asOf: string, page: string) =>
  figure(value, asOf, `ASIC Moneysmart, ${page} (moneysmart.gov.au)`);

/**
 * Figures of Australian law or guidance that questions and advice use. Each year gets a new file, with figures that the
 * team has compared with the sources.
 */
export const auBenchmarks = {
  /** Months of expenses that an emergency fund should cover. */
  emergencyFundMonths: moneysmart(3, '2026-11-21', 'save for an emergency fund'),
  /** Weekly savings in AUD that the source names as an example for beginners. */
  starterSavingsPerWeek: moneysmart(20, '2026-11-21', 'save for an emergency fund'),
  debtHelpline: figure(
    { name: 'National Debt Helpline', phone: '1800 007 007' },
    '2026-11-21',
    'Financial Counselling Australia (ndh.org.au)',
  ),
  /** Phone number of AFCA, which reviews lenders' decisions about hardship free of charge. */
  afcaPhone: figure('1800 931 678', '2026-11-25', 'Australian Financial Complaints Authority (afca.org.au)'),
  /** Percent of ordinary time earnings that employers pay into super, since 1 July 2025. No law increases it later. */
  superGuaranteePercent: figure(
    12,
    '2026-07-01',
    'Australian Taxation Office, super guarantee percentage (ato.gov.au)',
  ),
  /** First day on which buy now, pay later is regulated as credit. */
  bnplRegulatedSince: figure(
    '2025-06-10',
    '2025-06-10',
    'ASIC Regulatory Guide 281, low cost credit contracts (asic.gov.au)',
  ),
  /** Years that growth investments can need to recover from a fall in value. */
  growthHorizonYears: moneysmart(7, '2026-11-21', 'choose your investments'),
  /** Housing costs in percent of gross income above which low-income households are in housing stress (30/40 rule). */
  housingStressPercent: figure(
    30,
    '2026-11-21',
    'Australian Institute of Health and Welfare, housing stress in the data dictionary (aihw.gov.au)',
  ),
  /** Lower bounds of a medium and a high debt, as multiples of yearly gross income. The regulator defines only `high`. */
  debtToIncome: figure(
    { medium: 3, high: 6 },
    '2026-02-01',
    'APRA, letter on limits to lending at high debt-to-income ratios; 3 is a lay band (apra.gov.au)',
  ),
  /** Percentage points that lenders add to a loan's interest rate to test if a borrower could pay a higher rate. */
  serviceabilityBufferPercent: figure(3, '2026-02-01', 'APRA, serviceability buffer for home loans (apra.gov.au)'),
  /**
   * Yearly income in AUD up to which users repay nothing of a HELP student loan, for 2026-27; to be checked each July. The
   * page https://www.ato.gov.au/tax-rates-and-codes/study-and-training-support-loans-rates-and-repayment-thresholds listed
   * only years up to 2025-26 (67,000) on 29 November 2026, so the figure is not verified.
   */
  helpRepaymentThreshold: figure(
    69_528,
    '2026-07-01',
    'Australian Taxation Office, study and training loan repayment thresholds and rates (ato.gov.au)',
  ),
  /** Deposits in AUD that the Financial Claims Scheme guarantees to each account holder at each bank. */
  depositGuarantee: figure(
    250_000,
    '2026-11-25',
    'APRA, Financial Claims Scheme for banks, building societies and credit unions (apra.gov.au)',
  ),
  /** First day on which super must reach the fund within seven business days of each payday. */
  paydaySuperSince: figure('2026-07-01', '2026-07-01', 'Australian Taxation Office, payday super (ato.gov.au)'),
  /** Age from which retired people can use their super (preservation age), for everyone born after June 1964. */
  superAccessAge: moneysmart(60, '2026-11-25', 'getting your super'),
  /** Age from which people can use their super even while they still work. */
  superFreeAge: moneysmart(65, '2026-11-29', 'getting your super'),
  agePensionAge: moneysmart(67, '2026-11-25', 'Age Pension and government benefits'),
  /** Percent that most awards add to the pay of casual employees. */
  casualLoadingPercent: figure(25, '2026-11-25', 'Fair Work Ombudsman, casual employees (fairwork.gov.au)'),
  /** Longest waiting period for payments to newly arrived residents, in years. */
  newResidentYears: figure(
    4,
    '2026-11-25',
    "Services Australia, newly arrived resident's waiting period (servicesaustralia.gov.au)",
  ),
  carerGatewayPhone: figure('1800 422 737', '2026-11-25', 'Carer Gateway, home page (carergateway.gov.au)'),
  disabilityGatewayPhone: figure(
    '1800 643 787',
    '2026-11-25',
    'Disability Gateway, as named by dana.org.au/covid-19-disability-helpline (disabilitygateway.gov.au)',
  ),
  fairWorkPhone: figure('13 13 94', '2026-11-25', 'Fair Work Infoline, our commitment to you (fairwork.gov.au)'),
  businessHelplinePhone: figure('1800 413 828', '2026-11-25', 'Small Business Debt Helpline (sbdh.org.au)'),
  gamblingHelpPhone: figure('1800 858 858', '2026-11-25', 'Gambling Help Online (gamblinghelponline.org.au)'),
  /** Free service that plans the next steps after a scam or an identity theft. */
  idcarePhone: figure(
    '1800 595 160',
    '2026-11-29',
    'Scamwatch, what to do if you have been scammed (scamwatch.gov.au)',
  ),
  /** 1800 ELDERHelp connects with the service against abuse of older people in the caller's state. */
  elderHelpPhone: figure(
    '1800 353 374',
    '2026-11-29',
    'Elder Abuse Action Australia, 1800 ELDERHelp, named by ministers.ag.gov.au too (eaaa.org.au)',
  ),
  interpreterPhone: figure('131 450', '2026-11-25', 'TIS National (tisnational.gov.au)'),
};
