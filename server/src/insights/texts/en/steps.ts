const STAYS = 'Helps keep your Overall Financial Health Score where it is';

/** Praise, and general advice for every user. */
export const upkeep = {
  'keep-cash-flow': {
    title: 'Keep your spending on track',
    text: 'Your day-to-day money is in good shape, which is where everything else begins. A look at your regular payments twice a year keeps it that way.',
    effect: STAYS,
  },
  'keep-emergency-fund': {
    title: 'Look after your buffer',
    text: 'You are well placed for a surprise. Fill your savings up again after you use them, and raise the goal as your living costs rise.',
    effect: STAYS,
  },
  'keep-debt': {
    title: 'Keep debts as light as they are',
    text: 'Your debts are well under control. Before any new loan, check that its repayments would still fit if rates or your income changed.',
    effect: STAYS,
  },
  'check-in': {
    title: 'Check in again in three months',
    text: 'Knowing where you stand is the first step, and you have taken it. Choose one action from this list, and take the quiz again in three months to see what it changed.',
    effect: 'Shows how far you have come',
  },
};

/** Texts of the steps of each recommendation. The minutes that the steps take are in `advice-steps.ts`. */
export const steps = {
  'debt-counsellor': { first: 'List what you owe and what is due next', second: 'Call and say what worries you most' },
  'scam-help': {
    first: 'Call your bank on the number on your card',
    second: 'Call IDCARE and make a plan',
    third: 'Report the scam to Scamwatch',
  },
  'own-say': {
    first: 'Call 1800 ELDERHelp when you are alone',
    second: 'Ask your bank who can use your cards and accounts',
    third: 'Ask a solicitor or the public trustee about powers of attorney',
  },
  'lender-hardship': {
    first: 'Work out what you can pay each month',
    second: 'Call the lender and ask for the hardship team',
    third: 'Ask for the agreement in writing',
  },
  'priority-bills': {
    first: 'Sort your bills: home, food, power and car first',
    second: 'Call those that you cannot pay this month',
  },
  hardship: { first: 'Find the number on the bill', second: 'Call before the due date and ask for hardship support' },
  'income-support': {
    first: 'Look through the payments of Services Australia',
    second: 'Start a claim online or by phone',
  },
  'payday-loan': {
    first: 'Work out what you can pay',
    second: 'Change or cancel the direct debit at your bank',
    third: 'Write to the lender and ask for an arrangement',
    fourth: 'If it refuses, complain to AFCA',
  },
  'bnpl-behind': { first: 'List your plans with their dates', second: 'Ask each provider for a hardship arrangement' },
  'bnpl-pause': { first: 'Put the payment dates in your calendar', second: 'Remove the app, or your card from it' },
  'card-in-full': {
    first: 'Look up the rate and the balance of the card',
    second: 'Set up a payment above the minimum',
  },
  'repayment-plan': {
    first: 'List each debt with balance, rate and date',
    second: 'Move repayments to just after your income',
  },
  'rate-rise': {
    first: 'Work out the repayment at the higher rate',
    second: 'Call your lender and ask for a better rate',
  },
  'help-awareness': {
    first: 'See your balance in myGov, at the tax office',
    second: 'Check that your employer knows about the loan',
  },
  'starter-buffer': { first: 'Open a separate savings account', second: 'Set up a small weekly transfer' },
  'full-buffer': { first: 'Add up one month of living costs', second: 'Raise your regular transfer a little' },
  'spending-gap': { first: 'Go through one month of spending', second: 'Choose two items to cut or cancel' },
  'insurance-review': { first: 'Put your policies side by side', second: 'See what cover your super holds' },
  'money-plan': { first: 'Write one goal for this year and one for later', second: 'Set a date to look at it again' },
  'first-home': {
    first: 'Check your eligibility on firsthomebuyers.gov.au',
    second: 'Look up the grants of your state',
  },
  'retirement-age': {
    first: 'Look up when you can get super and the pension',
    second: 'Check in your fund that super has arrived',
  },
  'retired-concessions': {
    first: 'Look up the income and assets limits',
    second: 'Book a free talk with the Financial Information Service',
  },
  'on-top': {
    first: 'Write down every bill with amount and date',
    second: 'Call about the first date that you cannot meet',
  },
  'safe-savings': { first: 'Compare the rates of savings accounts', second: 'Give the account the name of your goal' },
  'family-payments': { first: 'See what you can get on Services Australia', second: 'Update your income estimate' },
  'carer-support': {
    first: 'Call Carer Gateway and ask for a plan',
    second: 'Look up Carer Payment and Carer Allowance',
  },
  'disability-support': { first: 'Call the Disability Gateway', second: 'Ask your super fund about cover' },
  'casual-work': {
    first: 'Check your pay with the calculator of Fair Work',
    second: 'Set up a transfer of the loading',
  },
  'small-business': { first: 'Open an account for tax and GST', second: 'Choose the share of each payment to move' },
  'new-to-australia': { first: 'Read which waiting period is yours', second: 'Call with an interpreter and ask' },
  renting: {
    first: 'Tell Services Australia what rent you pay',
    second: 'Find the tenancy advice service of your state',
  },
  'highest-rate-first': {
    first: 'Write down the rate and the minimum of each debt',
    second: 'Keep every minimum, and pay any extra on the highest rate',
  },
  'automatic-saving': {
    first: 'Choose an amount you would not miss',
    second: 'Set up the transfer for the day after your money comes in',
  },
  'save-a-step-more': {
    first: 'Check that the buffer still covers your living costs',
    second: 'Raise your regular transfer by the amount above, or less',
  },
  'separate-buffer': {
    first: 'Open a savings account without card or fees, or use your offset',
    second: 'Move the money and name the account',
  },
  'retirement-spending': {
    first: 'Add up what you spent in the last year',
    second: 'Book a free talk with the Financial Information Service',
  },
  'bills-on-time': {
    first: 'Put every due date in one calendar',
    second: 'Add up the large and irregular bills of a year',
    third: 'Set a slice aside each time money comes in, or ask to pay in small parts',
  },
  'income-protection': {
    first: 'See on your payslip what paid sick leave you have, if any',
    second: 'See in your super account what cover you hold',
    third: 'Compare both and your savings with six months of living costs',
  },
  dependants: {
    first: 'Add up what those who depend on you would need for some years',
    second: 'See what super, savings and life cover would pay',
  },
  will: {
    first: 'List what you own and who should get it',
    second: 'Ask a solicitor or your state trustee the price, executor fees included',
    third: 'Sign it before two witnesses who inherit nothing, and say where it is kept',
  },
  scams: {
    first: 'First give your email a password you use nowhere else',
    second: 'Switch on a second login step (code or app) for your email and bank',
    third: "Save your bank's phone number from the back of your card",
  },
  'lost-super': {
    first: 'See all your super accounts in myGov, at the tax office',
    second: 'Check what insurance each account holds',
    third: 'Decide which to keep; once its cover is enough, move the others there',
  },
  'super-check': {
    first: 'Read the balance and the fees in the app of your fund',
    second: 'Compare the fund in the YourSuper comparison tool of the tax office',
    third: 'Check who is named to receive your super if you die',
  },
  'extra-super': {
    first: 'Read at the tax office how much may go in and when it can come out',
    second: 'See in myGov what has gone in this year',
  },
  'learn-investing': {
    first: 'Read on Moneysmart how shares, funds and fees work',
    second: 'Write down any questions you still have',
  },
  'start-investing': {
    first: 'Read on Moneysmart which choices there are and what they cost',
    second: 'Write down when you will need the money',
  },
  diversify: {
    first: 'List your investments with their share of the whole',
    second: 'Look up which countries and industries they are in',
  },
  fees: { first: 'Find the fees in the last yearly statements', second: 'Compare them with those of similar products' },
  'market-falls': {
    first: 'Write down when you will need your super and investments',
    second: 'Look up how much of it moves with the markets',
  },
  'risk-fit': {
    first: 'List what you may need money for in the next few years',
    second: 'See where that money is kept today',
  },
};
