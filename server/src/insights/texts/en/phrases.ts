/** Texts that are combined with the text of a recommendation. */
export const phrases = {
  /** Introduction for an area with few answers. */
  careful: 'Based on limited answers, this may help you. {text}',
  /** Addition to the first advice that costs money. */
  ifShort: 'If money is short for food, rent or bills, this can wait: the {helplineName} on {helplinePhone} is free.',
  /** Quote of the answer that calls for the advice. */
  why: 'You answered "{answer}". The question was: {question}',
  whyLikely: 'Your other answers make it likely that this helps.',
  points_one: 'About +{points} point on your Overall Financial Health Score',
  points_other: 'About +{points} points on your Overall Financial Health Score',
  smallStep: 'A small step up for your Overall Financial Health Score',
};

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
  /** Reasons for suggesting less investment risk than the user is comfortable with. */
  note: {
    timeframe: 'Your timeframe suggests less risk than you are comfortable with.',
    finances: 'Your finances suggest less risk than you are comfortable with.',
  },
};

export const explanation = {
  /** Reasons for the upper limit of a score, by flag. */
  caps: {
    payday_loan: 'A payday loan costs more than investments can be expected to bring.',
    arrears: 'Something is overdue, and that comes first.',
    card_debt: 'Interest on a card balance is higher than what investments can be expected to bring.',
    buffer_under_1_month: 'With savings for less than a month, a surprise could force you to sell.',
    buffer_under_3_months: 'A buffer of three months comes before more investing.',
  },
  /** Separator between answers in a list if an answer contains a comma. */
  semicolon: ';',
  onScale: '{value} of {max}',
  sliderNotMoved: '{answer} (slider not moved)',
  fromAccounts: '{answer} (from your accounts)',
  readAs: 'Read as: {answer}.',
  notRead: 'Not read as a length of time, so no score counts it. A number of months is enough.',
};

/** Sentences about signs in a user's transactions, of which one is shown. */
export const signs = {
  gambling:
    'Some of your payments went to betting or gaming. If that ever weighs on you or on someone close, Gambling Help on {gamblingHelpPhone} listens day and night, free and in confidence.',
  payday_loan:
    'Your accounts show a payday loan. You do not have to sort it out alone: the {helplineName} on {helplinePhone} is free, and often finds a cheaper way.',
  dishonour:
    'A few payments could not be taken from your account lately. Companies often move a date when asked, banks may refund the fee, and the {helplineName} on {helplinePhone} helps at no cost.',
  bnpl: 'You pay several buy now, pay later plans at once. If the dates ever run together, a provider must consider a hardship request, and the {helplineName} on {helplinePhone} is free.',
};
