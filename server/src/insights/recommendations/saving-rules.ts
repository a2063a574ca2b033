import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { answerTo, chose, type Picture } from '../picture';
import { moveTo, type Rule, type Target } from './rule';

const WEEKS_A_YEAR = 52;
const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const perWeek = auBenchmarks.starterSavingsPerWeek.value;
const months = auBenchmarks.emergencyFundMonths.value;
const monthsInWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'][months] ?? String(months);

/** What a calmer answer would be to a slider that says money is a worry. */
function worries(picture: Picture): Target[] {
  const control = answerTo(picture, 'cash-flow-control');
  const stress = answerTo(picture, 'cash-flow-stress');
  return [
    ...(typeof control === 'number' && control <= 5 ? [{ questionId: 'cash-flow-control', answer: 7 }] : []),
    ...(typeof stress === 'number' && stress >= 6 ? [{ questionId: 'cash-flow-stress', answer: 4 }] : []),
  ];
}

export const savingRules: readonly Rule[] = [
  {
    id: 'starter-buffer',
    area: 'emergency_fund',
    title: 'Start a small buffer',
    when: (picture) => picture.scores.flags.has('buffer_under_1_month'),
    text: () =>
      `Even ${dollars.format(perWeek)} a week grows to ${dollars.format(perWeek * WEEKS_A_YEAR)} in a year, enough to take the fright out of most surprise bills. Keep it apart from everyday money; an offset account works as well.`,
    targets: moveTo('emergency-months', 'one_month'),
    urgency: () => 'high',
  },
  {
    id: 'three-months',
    area: 'emergency_fund',
    title: `Build your buffer to ${monthsInWords} months of expenses`,
    when: (picture) => picture.scores.flags.has('buffer_under_3_months') && !picture.scores.flags.has('buffer_under_1_month'),
    text: () =>
      `You have made a good start. Work out one month of living costs, multiply it by ${monthsInWords}, and make that the goal of a separate savings or offset account.`,
    targets: moveTo('emergency-months', 'three_months'),
  },
  {
    id: 'automatic-saving',
    area: 'emergency_fund',
    title: 'Save automatically on payday',
    when: (picture) => chose(picture, 'emergency-automatic-saving', 'by_hand', 'left_over'),
    text: () =>
      'Set up a transfer to savings for the day your pay arrives, so that saving comes before spending and needs no willpower. Start with an amount you would not miss, and raise it when you get a rise.',
    targets: moveTo('emergency-automatic-saving', 'automatic'),
  },
  {
    id: 'spending-gap',
    area: 'cash_flow',
    title: 'Spend less than comes in',
    when: (picture) => chose(picture, 'cash-flow-spending', 'about_equal', 'little_more', 'much_more'),
    text: (picture) =>
      chose(picture, 'cash-flow-spending', 'about_equal')
        ? 'Your money comes and goes in equal measure. Look through one month of spending, choose the two items you would miss least, and send their cost to savings instead.'
        : 'More goes out than comes in, and that adds up. Look through one month of spending, sort it into needs and wants, and set a weekly limit for the wants until the month ends at zero or better.',
    targets: moveTo('cash-flow-spending', 'little_less'),
  },
  {
    id: 'bills-on-time',
    area: 'cash_flow',
    title: 'Take the surprise out of bills',
    when: (picture) => chose(picture, 'cash-flow-bills', 'nearly_all', 'most', 'some', 'few'),
    text: () =>
      'Put all due dates in one calendar, set regular ones to direct debit just after payday, and ask for smaller, more frequent payments on the large ones. Energy, water and phone companies have hardship programs for those who ask early.',
    targets: moveTo('cash-flow-bills', 'all'),
  },
  {
    id: 'weekly-check-in',
    area: 'cash_flow',
    title: 'Give your money ten minutes a week',
    when: (picture) => worries(picture).length > 0,
    text: () =>
      'A short look at balances and coming bills on the same day each week is one of the simplest ways to feel less worried about money, because little is left to come as a surprise.',
    targets: (picture) => worries(picture),
  },
];
