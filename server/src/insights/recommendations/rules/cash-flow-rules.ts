import { chose, type Picture } from '../../picture';
import { rule, type Rule } from '../rule';
import { figures } from './figures';

const isRetired = (picture: Picture) => chose(picture, 'profile-goal', 'retired');

export const cashFlowRules: readonly Rule[] = [
  rule({
    id: 'spending-gap',
    area: 'cash_flow',
    title: 'Spend less than comes in',
    steps: [{ question: 'cash-flow-spending', from: ['about_equal', 'little_more', 'much_more'], to: 'little_less' }],
    onlyIf: (picture) => !isRetired(picture),
    text: (picture) =>
      chose(picture, 'cash-flow-spending', 'about_equal')
        ? 'Your money comes and goes in equal measure. Look through one month of spending, choose the two items you would miss least, and send their cost to savings instead.'
        : 'More goes out than comes in, and that adds up. Look through one month of spending, sort it into needs and wants, and set a weekly limit for the wants until the month ends at zero or better.',
  }),
  rule({
    id: 'retirement-spending',
    area: 'cash_flow',
    title: 'See how long your savings will last',
    steps: [{ question: 'cash-flow-spending', from: ['little_more', 'much_more'], to: 'about_equal' }],
    onlyIf: isRetired,
    text: () =>
      'In retirement it is common to live partly from savings; what counts is how long they last. Add up a year of spending, and talk to the free Financial Information Service of Services Australia about the Age Pension and concessions.',
    effect: 'Shows whether your spending can stay as it is',
    urgency: () => 'medium',
  }),
  rule({
    id: 'bills-on-time',
    area: 'cash_flow',
    title: 'Take the surprise out of bills',
    steps: [
      { question: 'cash-flow-bills', from: ['nearly_all', 'most'], to: 'all' },
      { question: 'cash-flow-big-bills', from: ['cut_back', 'borrow'], to: 'set_aside' },
    ],
    text: () =>
      'Put all due dates in one calendar, add up what the large and irregular bills cost in a year, and set a slice of that aside each payday. Many companies also take smaller, more frequent payments.',
  }),
  rule({
    id: 'track-spending',
    area: 'cash_flow',
    title: 'See where your money goes',
    steps: [{ question: 'cash-flow-budget', from: ['balance', 'not_at_all'], to: 'budget' }],
    text: () =>
      'For one month, note what you spend under a handful of headings. Most people find one or two that surprise them, and a simple budget follows from there.',
  }),
  rule({
    id: 'pay-to-pay',
    area: 'cash_flow',
    title: 'Make each pay last until the next',
    steps: [
      { question: 'cash-flow-run-short', from: ['few', 'every_pay'], to: 'once' },
      { question: 'cash-flow-left-over', from: ['rarely', 'never'], to: 'sometimes' },
    ],
    text: () =>
      'On payday, set aside rent and bills first, then divide what is left by the weeks until the next pay and keep to that amount. Ask whether due dates can move to just after payday.',
  }),
  rule({
    id: 'weekly-check-in',
    area: 'cash_flow',
    title: 'Give your money ten minutes a week',
    steps: [
      { question: 'cash-flow-control', from: (answer) => Number(answer) <= 5, to: 7 },
      { question: 'cash-flow-stress', from: (answer) => Number(answer) >= 6, to: 4 },
    ],
    text: () =>
      'A short look at balances and coming bills on the same day each week is one of the simplest ways to feel less worried about money, because little is left to come as a surprise.',
  }),
  rule({
    id: 'housing-cost',
    area: 'cash_flow',
    title: 'Look at what your housing costs',
    steps: [{ question: 'cash-flow-housing', from: ['over_30', 'over_40'], to: 'under_30' }],
    text: () =>
      `Above ${figures.housingPercent} of income before tax, housing leaves many households little room. Compare your rent or home loan rate with what is offered now, and check whether you can get rent assistance.`,
  }),
  rule({
    id: 'uneven-income',
    area: 'cash_flow',
    title: 'Turn uneven income into a steady pay',
    onlyIf: (picture) => chose(picture, 'cash-flow-income', 'large_changes', 'unknown'),
    text: () =>
      'Let everything you earn arrive in one account, and pay yourself the same modest amount from it each week. Good months then carry the lean ones.',
    effect: 'Makes lean months easier to get through',
  }),
  rule({
    id: 'subscriptions',
    area: 'cash_flow',
    title: 'Stop paying for what you do not use',
    steps: [{ question: 'cash-flow-subscriptions', from: ['longer', 'never'], to: 'three_months' }],
    text: () =>
      'Go through one bank statement and mark every regular payment. Stop those you would not sign up for today, and put a reminder for the next look in your calendar.',
    effect: 'Frees money for what matters more to you',
    urgency: () => 'low',
  }),
];
