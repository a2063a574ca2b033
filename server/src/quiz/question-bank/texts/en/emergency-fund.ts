export const emergencyFundTexts = {
  'emergency-months': {
    text: 'If your income stopped today, for how many months could your savings pay your living costs? A number is enough. Money in an offset account counts.',
    options: {
      six_months: 'Six months or longer',
      three_months: '{bufferMonths} to five months',
      one_month: 'One to {bufferMonthsLess} months',
      weeks: 'One to three weeks',
      days: 'Less than a week',
    },
  },
  'emergency-separate': {
    text: 'Where do you keep money for emergencies?',
    options: {
      own_account: 'In its own account or an offset account',
      other_savings: 'Mixed with my other savings',
      spending: 'In the account I spend from',
      none: 'I have no money for emergencies',
    },
  },
  'emergency-automatic-saving': {
    text: 'How does money usually get into your savings?',
    options: {
      automatic: 'Automatically, every time I am paid',
      by_hand: 'I move some across myself most months',
      left_over: 'When something is left over',
      not_now: 'I am not able to save at the moment',
    },
  },
  'emergency-income-drop': {
    text: 'Imagine your household income fell by a third for three months. What would happen?',
    options: {
      fine: 'We would manage without changing much',
      cut_back: 'We would cut back and get through',
      borrow: 'We would need to borrow or use credit',
      fall_behind: 'We would fall behind on essentials',
    },
  },
  'emergency-refill': {
    text: 'Think of the last surprise cost you paid from savings. Where do those savings stand now?',
    options: {
      refilled: 'Filled up again, or never needed',
      partly: 'Partly filled up again',
      not_yet: 'Still low',
      no_savings: 'I had no savings to use',
    },
  },
  'emergency-sources': {
    text: "A surprise bill as big as a month's pay arrives. What would you use? Choose all that apply.",
    options: {
      savings: 'Savings',
      sell: 'Selling something',
      family: 'Help from family or friends',
      credit_card: 'A credit card',
      loan: 'A loan or buy now, pay later',
      payday: 'A payday loan or cash advance',
      other_bills: 'Money for other bills',
      could_not: 'I could not pay it',
    },
  },
};
