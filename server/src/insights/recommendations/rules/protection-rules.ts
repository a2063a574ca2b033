import { rule, type Rule } from '../rule';

const ALL_HABITS = ['passwords', 'second_step', 'call_back', 'statements'];

export const protectionRules: readonly Rule[] = [
  rule({
    id: 'insurance-review',
    area: 'protection',
    title: 'Check that your insurance still fits',
    steps: [
      { question: 'protection-review', from: ['five_years', 'longer', 'never'], to: 'past_year' },
      { question: 'protection-enough', from: ['slightly', 'not_at_all', 'no_insurance'], to: 'fairly' },
      { question: 'protection-home', from: ['some', 'none'], to: 'most' },
    ],
    text: () =>
      'Lives change faster than policies. Look at what you hold, the cover inside your super included, and ask whether it would be enough for your home and the people who rely on you, and whether you pay twice for anything.',
    goals: ['family'],
  }),
  rule({
    id: 'income-protection',
    area: 'protection',
    title: 'Plan for a time without your income',
    steps: [{ question: 'protection-income', from: ['partly', 'nothing'], to: 'mostly' }],
    text: () =>
      'Find out what sick leave, savings and any cover in your super would pay if you could not work for six months. Knowing the gap is the first step to closing it.',
    goals: ['family'],
  }),
  rule({
    id: 'dependants',
    area: 'protection',
    title: 'Look after those who depend on you',
    steps: [{ question: 'protection-dependants', from: ['year', 'months'], to: 'years', evenUnasked: true }],
    text: () =>
      'Add up what those who depend on you would need for some years, and what your super, savings and any life cover would pay. If the second sum is smaller, you know what to look into.',
    goals: ['family'],
  }),
  rule({
    id: 'will',
    area: 'protection',
    title: 'Have a valid will',
    steps: [{ question: 'protection-will', from: ['old', 'started', 'none'], to: 'current', evenUnasked: true }],
    text: () =>
      'A will that fits your life today decides who gets what, and spares your family a slow and costly search for answers. If yours is missing or out of date, a solicitor or your state trustee can help.',
    effect: 'Settles things for the people you care about',
    goals: ['family'],
  }),
  rule({
    id: 'scams',
    area: 'protection',
    title: 'Make life hard for scammers',
    steps: [
      {
        question: 'protection-scams',
        from: (answer) => ALL_HABITS.filter((habit) => Array.isArray(answer) && answer.includes(habit)).length <= 2,
        to: ALL_HABITS,
      },
    ],
    text: () =>
      'Use a different password for every account, switch on a second step at login, ring back only on a number you looked up yourself, and read your statements. Each takes minutes.',
    effect: 'Guards what you have',
  }),
];
