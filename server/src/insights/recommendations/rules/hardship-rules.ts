import { chosenValues } from '../../../quiz/answers';
import { isBehind, isIn, isInHardship } from '../../../quiz/safety';
import { answerTo, chose, type Picture } from '../../picture';
import { rule, type Rule, type Target } from '../rule';

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
    onlyIf: (picture) => isBehind(picture) || isIn(picture, 'arrears'),
    targets: nothingOverdue,
    urgency: () => 'high',
    rescue: 1,
  }),
  rule({
    id: 'priority-bills',
    area: 'cash_flow',
    onlyIf: (picture) => isBehind(picture),
    urgency: () => 'high',
    rescue: 2,
  }),
  rule({
    id: 'hardship',
    area: 'cash_flow',
    steps: [{ ...paysEssentialsOnTime, from: ['most', 'some', 'few'] }],
    urgency: () => 'high',
    rescue: 3,
  }),
  rule({
    id: 'income-support',
    area: 'cash_flow',
    // A pension alone is no trouble: those who get one hear of more only after a sign of hardship.
    onlyIf: (picture) =>
      chose(picture, 'profile-support', 'applied') ||
      chose(picture, 'cash-flow-essentials', 'several', 'now') ||
      (chose(picture, 'profile-support', 'part', 'main') && isInHardship(picture.questionBank, picture.answers)),
    urgency: () => 'high',
    rescue: 4,
  }),
];
