import { chosenValues } from '../../../quiz/answers';
import { isBehind, isIn } from '../../../quiz/safety';
import { answerTo, chose, type Picture } from '../../picture';
import { rule, type Rule, type Target } from '../rule';
import { figures } from './figures';

/** What someone ticked, without what is overdue. */
function nothingOverdue(picture: Picture): Target[] {
  const ticked = chosenValues(answerTo(picture, 'debt-types') ?? []);
  if (!ticked.includes('overdue')) return [];
  const left = ticked.filter((value) => value !== 'overdue');
  return [{ questionId: 'debt-types', answer: left.length > 0 ? left : ['none'] }];
}

const paysEssentialsOnTime = { question: 'cash-flow-bills', from: ['some', 'few'], to: 'nearly_all' } as const;

/**
 * Help for those who are behind: first someone to talk to, then what must be paid before anything else. Order of
 * payments: National Debt Helpline, "priority debts" (ndh.org.au).
 */
export const hardshipRules: readonly Rule[] = [
  rule({
    id: 'debt-counsellor',
    area: 'debt',
    title: 'Talk to a free financial counsellor',
    onlyIf: (picture) => isBehind(picture) || isIn(picture, 'arrears'),
    targets: nothingOverdue,
    text: () =>
      `Falling behind happens to many households, and help is free, independent and confidential: call ${figures.helpline}. A counsellor can speak to lenders and companies for you.`,
    effect: 'Someone at your side, at no cost',
    urgency: () => 'high',
    rescue: 1,
  }),
  rule({
    id: 'priority-bills',
    area: 'cash_flow',
    title: 'Pay for home, power and food first',
    onlyIf: (picture) => isBehind(picture),
    text: () =>
      'When there is not enough for everything, what keeps you housed, fed and safe comes first: rent or home loan, power and water, food and medicine, then fines and tax. Other debts can wait, and each company must listen when you tell them that you cannot pay.',
    effect: 'Keeps the essentials safe while you catch up',
    urgency: () => 'high',
    rescue: 2,
  }),
  rule({
    id: 'hardship',
    area: 'cash_flow',
    title: 'Ask for hardship support with bills',
    steps: [{ ...paysEssentialsOnTime, from: ['most', 'some', 'few'] }],
    text: () =>
      'Energy, water, phone and internet companies have hardship teams, and banks must consider a request too. Ask before the due date for smaller payments or more time, and write down who you spoke to.',
    urgency: () => 'high',
    rescue: 3,
  }),
  rule({
    id: 'income-support',
    area: 'cash_flow',
    title: 'Check what support you can get',
    onlyIf: (picture) =>
      chose(picture, 'profile-support', 'applied', 'part', 'main') || chose(picture, 'cash-flow-essentials', 'several', 'now'),
    text: () =>
      'Services Australia has payments, rent assistance and crisis payments; energy rebates and concessions come from your state. Community groups help with food and vouchers while you wait. A financial counsellor knows what fits.',
    effect: 'Money or relief that you may be entitled to',
    urgency: () => 'high',
    rescue: 4,
  }),
];
