/** Labels of the options to skip a question. */
export const skipTexts = {
  prefer_not_to_say: 'Prefer not to say',
  not_sure: 'Not sure',
  does_not_apply: 'Does not apply to me',
};

export const profileTexts = {
  'profile-goal': {
    text: 'What matters most to you when it comes to money, and by when?',
    options: {
      relief: 'Getting on top of bills or debts',
      buffer: 'A safety net for surprises',
      soon: 'Something within three years',
      home: 'A home of my own in four to {growthYearsLess} years',
      family: 'My family over four to {growthYearsLess} years',
      later: 'More money, in {growthYears} years or later',
      retirement: 'A comfortable retirement in {growthYears} years or later',
      retired: 'Living well: I have retired',
    },
  },
  'profile-bnpl': {
    text: 'Are you on time with your buy now, pay later plans?',
    options: {
      on_time: 'Yes, with all of them',
      behind: 'No, I am behind on at least one',
    },
  },
  'profile-missed': {
    text: 'Over the past 12 months, did you miss a payment on a debt, tax or child support?',
    options: {
      never: 'No',
      caught_up: 'Yes, and it is paid now',
      behind: 'Yes, and I am still behind',
    },
  },
  'profile-card-rate': {
    text: 'What interest does your credit card charge on what you owe?',
    options: {
      low: 'None, or under 10% a year',
      usual: '10% to 20%',
      high: 'More than 20%',
    },
  },
  'profile-pressure': {
    text: 'Is any of these making money harder at the moment? It changes no score. Choose all that apply.',
    options: {
      work: 'Losing work or hours',
      illness: 'Illness or injury',
      separation: 'A separation or a death',
      disaster: 'A flood, fire or storm',
      gambling: 'Gambling, my own or that of someone close',
      control: 'Someone who controls my money or puts me under pressure',
      scam: 'A scam: I lost money or gave details away',
      overwhelmed: 'I feel overwhelmed and do not know how to go on',
    },
    none: 'None of these',
  },
  'profile-situation': {
    text: 'Is any of these true of you? It changes no score. Choose all that apply.',
    options: {
      casual: 'I work casual shifts or gigs',
      business: 'I run a business or a farm, or work for myself',
      children: 'Children depend on me',
      carer: 'I care for someone who is ill, frail or has a disability',
      disability: 'I live with a disability or long illness',
      migrant: 'I moved to Australia within the past five years',
      renting: 'I rent my home',
      retired: 'I have retired',
    },
    none: 'None of these',
  },
  'profile-support': {
    text: 'Do you receive a Centrelink payment or a pension?',
    options: {
      main: 'Yes, it is most of what I live on',
      part: 'Yes, besides other income',
      applied: 'Not yet: I have applied, or am not sure whether I can',
      none: 'No',
    },
  },
  'profile-state': {
    text: 'Where in Australia do you live?',
    options: {
      nsw: 'New South Wales',
      vic: 'Victoria',
      qld: 'Queensland',
      wa: 'Western Australia',
      sa: 'South Australia',
      tas: 'Tasmania',
      act: 'Australian Capital Territory',
      nt: 'Northern Territory',
    },
  },
  'profile-age': {
    text: 'How old are you?',
    options: {
      under_60: 'Under 60',
      from_60: '60 to 66',
      from_67: '67 or older',
    },
  },
  'profile-risk-fall': {
    text: 'An investment of yours falls by a fifth within a few months. What would you most likely do?',
    options: {
      sell_all: 'Sell it all, to stop losing more',
      sell_some: 'Sell part of it',
      wait: 'Leave it and wait',
      buy_more: 'Buy more while it is cheaper',
    },
  },
  'profile-risk-choice': {
    text: 'You put $10,000 away for five years. Which range of results would you rather live with?',
    options: {
      certain: 'A certain $11,500',
      narrow: '$10,000 to $14,000',
      medium: '$9,000 to $17,000',
      wide: '$7,000 to $22,000',
    },
  },
  'profile-wishes': {
    text: 'What else are you working towards? Choose all that apply.',
    options: {
      home: 'A home of my own',
      debt_free: 'Being free of debt',
      retirement: 'A comfortable retirement',
      family: 'Looking after my family',
      travel: 'Travel or time off',
      income: 'An income from investments',
      growth: 'Growing what I have',
      ethical: 'Investing in line with my values',
    },
  },
  'profile-wish': {
    text: 'In your own words: what would you most like your money to do for you in the next few years?',
  },
};
