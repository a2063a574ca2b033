import { numberInWords } from '../../../../language/number-words';
import { figures } from '../figures';

const medium = `four to ${numberInWords(figures.growthYears - 1, 'en')} years`;
const long = `${numberInWords(figures.growthYears, 'en')} years or later`;

export const profileTexts = {
  'profile-goal': {
    text: 'What matters most to you when it comes to money, and by when?',
    options: {
      relief: 'Getting on top of bills or debts',
      buffer: 'A safety net for surprises',
      soon: 'Something within three years',
      home: `A home of my own in ${medium}`,
      family: `My family over ${medium}`,
      later: `More money, in ${long}`,
      retirement: `A comfortable retirement in ${long}`,
      retired: 'Living well: I have retired',
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
      overwhelmed: 'I feel overwhelmed and do not know how to go on',
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
  'profile-risk-comfort': {
    text: 'From 1 to 10, how comfortable are you with investments that go up and down in value?',
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
  'profile-age': {
    text: 'How old are you?',
    options: {
      under_30: 'Under 30',
      under_45: '30 to 44',
      under_60: '45 to 59',
      from_60: '60 or older',
    },
  },
  'profile-tenure': {
    text: 'Do you rent or own your home?',
    options: {
      own: 'I own it, without a loan',
      paying_off: 'I am paying it off',
      rent: 'I rent',
      other: 'I live with family, or in another way',
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
