import { rule, type Rule } from '../rule';
import { figures } from './figures';

export const planningRules: readonly Rule[] = [
  rule({
    id: 'lost-super',
    area: 'planning',
    title: 'Find and combine your super',
    steps: [
      { question: 'planning-super', from: ['several', 'unknown'], to: 'well' },
      { question: 'planning-super-accounts', from: ['several', 'unknown'], to: 'one' },
    ],
    text: () =>
      'The tax office shows all your super accounts online, lost ones too. Several accounts mean several fees; before you combine them, check what insurance you would give up.',
    goals: ['retirement'],
  }),
  rule({
    id: 'super-check',
    area: 'planning',
    title: 'Look at your super once a year',
    steps: [
      { question: 'planning-super', from: ['roughly'], to: 'well' },
      { question: 'planning-super-accounts', from: ['one_unchecked'], to: 'one' },
      { question: 'planning-super-heirs', from: ['old', 'unsure', 'no'], to: 'current' },
    ],
    text: () =>
      `Employers pay ${figures.superPercent} of ordinary earnings into super, so it is worth an hour: read the balance and the fees, and check that the person named to receive it is still the right one.`,
    goals: ['retirement'],
  }),
  rule({
    id: 'extra-super',
    area: 'planning',
    title: 'Know how extra super contributions work',
    isAboutGrowth: true,
    steps: [{ question: 'planning-super-extra', from: ['considered', 'no'], to: 'now_and_then', evenUnasked: true }],
    text: () =>
      'Anyone may add to their super on top of what an employer pays. How it is taxed, how much may go in each year and when it can be taken out again are set by law: in general from age 60 on, with exceptions such as the First Home Super Saver scheme. Moneysmart and the tax office explain the rules.',
    effect: 'Lets you judge whether it suits you',
    goals: ['retirement'],
  }),
  rule({
    id: 'retirement-picture',
    area: 'planning',
    title: 'Get a picture of your retirement',
    steps: [{ question: 'planning-retirement', from: ['slightly', 'not_at_all'], to: 'somewhat' }],
    text: () =>
      `For a comfortable retirement from age 67, home owners are said to need about ${figures.retirement.single} (one person) or ${figures.retirement.couple} (a couple), besides a part Age Pension. A retirement calculator shows where you are heading.`,
    goals: ['retirement'],
  }),
  rule({
    id: 'written-goals',
    area: 'planning',
    title: 'Write down what you want to reach',
    steps: [
      { question: 'planning-written', from: ['in_mind', 'none'], to: 'dated' },
      { question: 'planning-goal-date', from: ['partly', 'neither', 'no_goal'], to: 'behind' },
      { question: 'planning-confidence', from: (answer) => Number(answer) <= 4, to: 6 },
    ],
    text: () =>
      'Choose the goal that matters most to you, and write down what it costs, by when you want it and what that means each payday. A goal in writing is easier to stay with.',
    goals: ['home', 'travel', 'family'],
  }),
  rule({
    id: 'money-plan',
    area: 'planning',
    title: 'Make a one-page money plan',
    steps: [
      { question: 'planning-ahead', from: ['neutral', 'disagree', 'strongly_disagree'], to: 'agree' },
      { question: 'planning-review', from: ['trouble', 'never'], to: 'few_times' },
    ],
    text: () =>
      'Put one goal for this year and one for five years from now on a page, with the amount to put aside each payday, and look at it again every few months. A plan on one page gets read.',
  }),
];
