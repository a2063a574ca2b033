import { answerTo, type Picture } from '../../picture';
import { rule, type Rule } from '../rule';
import { figures } from './figures';

const { bufferMonths, perWeek, perYear } = figures;

/** Each is about how long savings would last; at most one of them is asked. */
const sizeQuestions = ['emergency-months', 'emergency-quick-cash', 'emergency-one-month'];

const hasNoBuffer = ({ scores }: Picture) => scores.flags.has('buffer_under_1_month');
const isSizeUnknown = (picture: Picture) => sizeQuestions.every((id) => answerTo(picture, id) === undefined);

export const emergencyRules: readonly Rule[] = [
  rule({
    id: 'starter-buffer',
    area: 'emergency_fund',
    title: 'Start a small buffer',
    steps: [
      { question: 'emergency-months', from: ['weeks', 'days'], to: 'one_month' },
      { question: 'emergency-quick-cash', from: ['borrow', 'could_not'], to: 'partly' },
      { question: 'emergency-one-month', from: ['most', 'half', 'little', 'none'], to: 'all' },
      { question: 'emergency-separate', from: ['none'], to: 'own_account' },
      { question: 'emergency-refill', from: ['no_savings'], to: 'partly' },
      { question: 'emergency-sources', from: ['could_not'], to: ['savings', 'sell'] },
    ],
    onlyIf: (picture) => hasNoBuffer(picture) || isSizeUnknown(picture),
    text: () =>
      `Even ${perWeek} a week grows to ${perYear} in a year, enough to take the fright out of most surprise bills. Keep it apart from everyday money; an offset account works as well.`,
    urgency: (picture) => (hasNoBuffer(picture) ? 'high' : undefined),
  }),
  rule({
    id: 'full-buffer',
    area: 'emergency_fund',
    title: `Build your buffer to ${bufferMonths} months of expenses`,
    steps: [
      { question: 'emergency-months', from: ['one_month'], to: 'three_months' },
      { question: 'emergency-quick-cash', from: ['partly'], to: 'savings' },
    ],
    text: () =>
      `You have made a good start. Work out one month of living costs, multiply it by ${bufferMonths}, and make that the goal of a separate savings or offset account.`,
  }),
  rule({
    id: 'automatic-saving',
    area: 'emergency_fund',
    title: 'Save automatically on payday',
    steps: [{ question: 'emergency-automatic-saving', from: ['by_hand', 'left_over'], to: 'automatic' }],
    text: () =>
      'Set up a transfer to savings for the day your pay arrives, so that saving comes before spending and needs no willpower. Start with an amount you would not miss, and raise it after a pay rise.',
    goals: ['home', 'travel', 'family'],
  }),
  rule({
    id: 'save-a-step-more',
    area: 'emergency_fund',
    title: `Save ${perWeek} a week more`,
    steps: [{ question: 'emergency-months', from: ['three_months'], to: 'six_months' }],
    text: () =>
      `Your buffer meets the usual goal. One small step more, such as ${perWeek} a week, adds ${perYear} in a year and carries you through a longer search for work.`,
    goals: ['home', 'travel', 'family'],
  }),
  rule({
    id: 'separate-buffer',
    area: 'emergency_fund',
    title: 'Give emergencies an account of their own',
    steps: [{ question: 'emergency-separate', from: ['spending', 'other_savings'], to: 'own_account' }],
    text: () =>
      'Money for emergencies lasts longer where you do not see it every day. Move it to a savings account of its own, or to an offset account if you have a home loan.',
  }),
];
