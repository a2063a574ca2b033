import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { QuestionInput } from './question-bank-schema';

const years = auBenchmarks.growthHorizonYears.value;
const inWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const asWord = (count: number) => inWords[count] ?? String(count);

/** Both questions about time answer with the same three values, so that either can stand for the other. */
const horizons = [
  { value: 'short', label: 'In one to three years', points: 25 },
  { value: 'medium', label: `In four to ${asWord(years - 1)} years`, points: 55 },
  { value: 'long', label: `In ${asWord(years)} years or later`, points: 100 },
];

/** Goals, time and risk: they shape advice and have no place in a score, and so no shares. */
export const profileQuestions: QuestionInput[] = [
  {
    id: 'profile-horizon',
    area: 'profile',
    type: 'single_choice',
    role: 'horizon',
    seconds: 12,
    enemies: ['profile-horizon-goal'],
    text: 'Think of the money you would invest. When are you likely to need it?',
    options: horizons,
    skip: 'Not sure',
  },
  {
    id: 'profile-horizon-goal',
    area: 'profile',
    type: 'single_choice',
    role: 'horizon',
    seconds: 11,
    enemies: ['profile-horizon'],
    text: 'When would you like to reach your biggest money goal?',
    options: horizons,
    skip: 'Not sure',
  },
  {
    id: 'profile-risk-fall',
    area: 'profile',
    type: 'single_choice',
    role: 'risk',
    seconds: 15,
    enemies: ['investing-fall'],
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
    seconds: 12,
    text: 'You put $10,000 away for five years. Which range of results would you rather live with?',
    options: [
      { value: 'certain', label: 'A certain $11,500', points: 0 },
      { value: 'narrow', label: '$10,000 to $14,000', points: 35 },
      { value: 'medium', label: '$9,000 to $17,000', points: 70 },
      { value: 'wide', label: '$7,000 to $22,000', points: 100 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'profile-risk-comfort',
    area: 'profile',
    type: 'scale',
    role: 'risk',
    seconds: 9,
    text: 'From 1 to 10, how comfortable are you with investments that go up and down in value?',
  },
  {
    id: 'profile-goals',
    area: 'profile',
    type: 'multiple_choice',
    role: 'goals',
    scoring: 'none',
    seconds: 16,
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
    id: 'profile-values',
    area: 'profile',
    type: 'single_choice',
    seconds: 14,
    text: 'How much should your values, such as care for nature or people, shape what you invest in?',
    options: [
      { value: 'decide', label: 'They should decide', points: 100 },
      { value: 'matter', label: 'They matter next to the returns', points: 60 },
      { value: 'little', label: 'They matter a little', points: 30 },
      { value: 'not_at_all', label: 'They play no part', points: 0 },
    ],
    skip: 'Not sure',
  },
  {
    id: 'profile-age',
    area: 'profile',
    type: 'single_choice',
    seconds: 8,
    text: 'How old are you?',
    options: [
      { value: 'under_30', label: 'Under 30', points: 100 },
      { value: 'under_45', label: '30 to 44', points: 75 },
      { value: 'under_60', label: '45 to 59', points: 40 },
      { value: 'from_60', label: '60 or older', points: 0 },
    ],
    skip: 'Prefer not to say',
  },
  {
    id: 'profile-wish',
    area: 'profile',
    type: 'text',
    seconds: 30,
    enemies: ['profile-change'],
    text: 'In your own words: what would you most like your money to do for you in the next few years?',
  },
  {
    id: 'profile-change',
    area: 'profile',
    type: 'text',
    seconds: 30,
    enemies: ['profile-wish'],
    text: 'In your own words: which one change with your money would make the biggest difference to you?',
  },
];
