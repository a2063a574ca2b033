export const debtTexts = {
  'debt-types': {
    text: 'Which of these do you have at the moment? Choose all that apply.',
    options: {
      home_loan: 'Home or investment property loan',
      card_carried: 'Credit card balance I do not clear each month',
      bnpl: 'Buy now, pay later',
      loan: 'Personal or car loan',
      help: 'HELP or HECS study loan',
      payday: 'Payday loan or cash advance',
      other_debt: 'Another debt, such as tax or money owed to family',
      overdue: 'A bill, rent or repayment that is overdue',
    },
    none: 'None of these',
  },
  'debt-manageability': {
    text: 'How do your repayments feel next to what you earn?',
    options: {
      nothing_owing: 'I owe nothing, or next to nothing',
      manageable: 'Manageable',
      too_much: 'A bit more than I can comfortably manage',
      far_too_much: 'Far more than I can manage',
    },
  },
  'debt-missed': {
    text: 'Over the past 12 months, have you missed a loan or card repayment, or paid one late?',
    options: {
      never: 'No, never',
      once: 'Once',
      few: 'Two or three times',
      behind: 'More often, or I am behind right now',
    },
  },
  'debt-repayments': {
    text: 'How much of your income, before tax, goes to all your repayments, a home loan included?',
    options: {
      under_20: 'Less than 20%',
      under_35: '20% to 35%',
      over_35: 'More than 35%, up to 50%',
      over_50: 'More than 50%',
    },
  },
  'debt-rates': {
    text: 'Do you know the interest rate on each thing you owe?',
    options: {
      all: 'Yes, on all of them',
      most: 'On most of them',
      roughly: 'Only roughly',
      none: 'No',
    },
  },
};
