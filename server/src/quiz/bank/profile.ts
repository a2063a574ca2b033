import type { BankQuestionInput } from './bank-schema';

/** Points of a risk question say how much risk is welcome; those of the horizon, how much time allows. */
export const profileQuestions: BankQuestionInput[] = [
  {
    id: 'profile-horizon',
    area: 'profile',
    type: 'single_choice',
    role: 'horizon',
    text: 'Think of the money you would invest. When are you likely to need it?',
    options: [
      { value: 'short', label: 'In one to three years', points: 25 },
      { value: 'medium', label: 'In four to six years', points: 55 },
      { value: 'long', label: 'In seven years or later', points: 100 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'profile-risk-fall',
    area: 'profile',
    type: 'single_choice',
    role: 'risk',
    text: 'An investment of yours falls by a fifth within a few months. What would you most likely do?',
    options: [
      { value: 'sell_all', label: 'Sell it all, to stop losing more', points: 0 },
      { value: 'sell_some', label: 'Sell part of it', points: 30 },
      { value: 'wait', label: 'Leave it and wait', points: 70 },
      { value: 'buy_more', label: 'Buy more while it is cheaper', points: 100 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'profile-risk-choice',
    area: 'profile',
    type: 'single_choice',
    role: 'risk',
    text: 'You put $10,000 away for five years. Which range of results would you rather live with?',
    options: [
      { value: 'certain', label: 'A certain $11,500', points: 0 },
      { value: 'narrow', label: 'Somewhere from $10,000 to $14,000', points: 35 },
      { value: 'medium', label: 'Somewhere from $9,000 to $17,000', points: 70 },
      { value: 'wide', label: 'Somewhere from $7,000 to $22,000', points: 100 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'profile-risk-comfort',
    area: 'profile',
    type: 'scale',
    role: 'risk',
    text: 'From 1 to 10, how comfortable are you with investments that go up and down in value?',
  },
  {
    id: 'profile-goals',
    area: 'profile',
    type: 'multiple_choice',
    role: 'goals',
    scoring: 'none',
    text: 'What are you working towards? Choose all that apply.',
    options: [
      { value: 'home', label: 'A home of my own' },
      { value: 'debt_free', label: 'Being free of debt' },
      { value: 'retirement', label: 'A comfortable retirement' },
      { value: 'family', label: 'Looking after my family' },
      { value: 'travel', label: 'Travel or time off' },
      { value: 'income', label: 'An income from investments' },
      { value: 'growth', label: 'Growing what I have' },
      { value: 'ethical', label: 'Investing in line with my values' },
    ],
    skip: 'Not sure',
  },
  {
    id: 'profile-wish',
    area: 'profile',
    type: 'text',
    text: 'In your own words: what would you most like your money to do for you in the next few years?',
  },
];
