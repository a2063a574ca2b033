/** The parts of a recommendation around its own text. */
export const phrases = {
  /** Before advice on an area of which little is known. */
  careful: (text: string) => `Based on limited answers, this may help you. ${text}`,
  points: (points: number) =>
    `About +${points} ${points === 1 ? 'point' : 'points'} on your Overall Financial Health Score`,
  smallStep: 'A small step up for your Overall Financial Health Score',
};

/** The investment profile in words. */
export const profile = {
  horizon: {
    unknown: 'Not yet known',
    short: 'Short-term (1-3 years)',
    medium: 'Medium-term (4-6 years)',
    long: 'Long-term (7+ years)',
  },
  risk: {
    unknown: 'Not yet known',
    conservative: 'Conservative',
    cautious: 'Cautious',
    balanced: 'Balanced',
    growth: 'Growth',
  },
  focus: {
    arrears: 'Catching up on bills and repayments',
    hardship: 'Keeping the essentials safe',
    costly_debt: 'Reducing high-interest debt',
    high_repayments: 'Making repayments manageable',
    overspending: 'Bringing spending below income',
    thin_buffer: 'Building an emergency buffer',
    debt_free: 'Becoming debt-free',
    home: 'Saving for a home deposit',
    retirement: 'Growing retirement savings',
    income: 'Income from investments',
    ethical: 'Investing in line with your values',
    growth: 'Long-term growth',
    spread_growth: 'Diversified long-term growth',
    short_term: 'Keeping short-term savings safe',
    steady_base: 'A steady base for what comes next',
  },
  /** What suggests less risk than someone is comfortable with. */
  note: {
    timeframe: 'Your timeframe suggests less risk than you are comfortable with.',
    finances: 'Your finances suggest less risk than you are comfortable with.',
  },
};

/** Why a score is what it is. */
export const explanation = {
  /** Why a metric is capped, by the flag that caps it. */
  caps: {
    payday_loan: 'A payday loan costs more than investments can be expected to bring.',
    arrears: 'Payments that are behind come before investing.',
    card_debt: 'Interest on a card balance is higher than what investments can be expected to bring.',
    buffer_under_1_month: 'With savings for less than a month, a surprise could force you to sell.',
    buffer_under_3_months: 'A buffer of three months comes before more investing.',
  },
  onScale: (value: number, max: number) => `${value} of ${max}`,
  sliderNotMoved: (answer: string) => `${answer} (slider not moved)`,
  fromAccounts: (answer: string) => `${answer} (from your accounts)`,
};
