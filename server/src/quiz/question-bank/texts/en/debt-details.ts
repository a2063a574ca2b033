export const debtDetailTexts = {
  'debt-card': {
    text: 'When your credit card statement arrives, how much do you usually pay?',
    options: {
      in_full: 'The full balance, with rare exceptions',
      most: 'Most of it',
      some: 'More than the minimum',
      minimum: 'The minimum, or less',
    },
  },
  'debt-card-minimum': {
    text: 'In how many of the past 12 months did you pay only the minimum on a credit card?',
    options: {
      none: 'None',
      one_two: 'One or two',
      three_six: 'Three to six',
      more: 'Seven or more',
    },
  },
  'debt-bnpl': {
    text: 'How many buy now, pay later plans are you paying off at the moment?',
    options: {
      one: 'One',
      two_three: 'Two or three',
      more: 'Four or more',
      behind: 'I have fallen behind on at least one',
    },
  },
  'debt-payday-use': {
    text: 'Over the past 12 months, how many payday loans or cash advances have you taken out?',
    options: {
      older: 'None: mine is older than that',
      one: 'One',
      two_three: 'Two or three',
      more: 'Four or more',
    },
  },
  'debt-home-loan-size': {
    text: 'How large is all you owe, next to what your household earns in a year before tax?',
    options: {
      under_1: 'Less than one year of income',
      under_3: 'Up to {debtToIncomeMedium} times the income',
      under_6: '{debtToIncomeMedium} to {debtToIncomeHigh} times',
      over_6: 'More than {debtToIncomeHigh} times',
    },
  },
  'debt-home-loan-rates': {
    text: 'What if the rate of your home loan rose by {rateRise} percentage points?',
    options: {
      easy: 'I could pay that easily',
      cut_back: 'I would cut back and pay it',
      hard: 'I could pay it for a few months only',
      could_not: 'I could not pay it',
    },
  },
  'debt-help': {
    text: 'How well do you know how your study loan grows and when it is repaid?',
    options: {
      well: 'Well',
      roughly: 'Roughly',
      little: 'Only a little',
      not_at_all: 'Not at all',
    },
  },
};
