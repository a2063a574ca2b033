import { chosenValues } from '../../quiz/answers';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { answerTo, chose, type Picture } from '../picture';
import { moveTo, type Rule, type Target } from './rule';

const helpline = auBenchmarks.debtHelpline.value;

/** The debts someone named, without one of them. */
function debtsWithout(picture: Picture, debt: string): Target[] {
  const left = chosenValues(answerTo(picture, 'debt-types') ?? []).filter((value) => value !== debt);
  return [{ questionId: 'debt-types', answer: left.length > 0 ? left : ['none'] }];
}

/** Answers that say someone has fallen behind, each with the one that a way out would lead to. */
const waysOut: readonly { readonly from: string; readonly target: Target }[] = [
  { from: 'far_too_much', target: { questionId: 'debt-manageability', answer: 'manageable' } },
  { from: 'behind', target: { questionId: 'debt-missed', answer: 'once' } },
  { from: 'behind', target: { questionId: 'debt-bnpl', answer: 'one' } },
  { from: 'few', target: { questionId: 'cash-flow-bills', answer: 'nearly_all' } },
];

const applyingWaysOut = (picture: Picture) => waysOut.filter(({ from, target }) => chose(picture, target.questionId, from));

export const debtRules: readonly Rule[] = [
  {
    id: 'debt-counselling',
    area: 'debt',
    title: 'Talk to a free financial counsellor',
    when: (picture) => applyingWaysOut(picture).length > 0,
    text: () =>
      `Falling behind happens to many households, and help is free and confidential: call the ${helpline.name} on ${helpline.phone}. You can also ask each lender for a hardship arrangement, which they must consider.`,
    targets: (picture) => applyingWaysOut(picture).map(({ target }) => target),
    urgency: () => 'high',
  },
  {
    id: 'payday-loan',
    area: 'debt',
    title: 'Clear payday loans first',
    when: (picture) => picture.scores.flags.has('payday_loan'),
    text: () =>
      `Payday loans and cash advances are among the dearest ways to borrow. Put any spare dollar there before other debts, and avoid taking out a new one. The ${helpline.name} (${helpline.phone}, free) knows no-interest alternatives.`,
    targets: (picture) => debtsWithout(picture, 'payday'),
    urgency: () => 'high',
  },
  {
    id: 'card-in-full',
    area: 'debt',
    title: 'Pay your highest rate first',
    when: (picture) => picture.scores.flags.has('card_debt'),
    text: () =>
      'Keep paying the minimum on every debt and put everything extra on the one with the highest rate, which is often a card. When it is gone, move the whole amount to the next one.',
    targets: moveTo('debt-card', 'in_full'),
    urgency: () => 'high',
  },
  {
    id: 'repayment-plan',
    area: 'debt',
    title: 'Make a repayment plan',
    when: (picture) => chose(picture, 'debt-manageability', 'too_much'),
    text: () =>
      'List each debt with its balance, rate and repayment, dearest first. Ask your lenders for a lower rate or a longer term before money gets tight, and pay extra on the first debt of the list.',
    targets: moveTo('debt-manageability', 'manageable'),
  },
  {
    id: 'bnpl-pause',
    area: 'debt',
    title: 'Pause new buy now, pay later plans',
    when: (picture) => chose(picture, 'debt-types', 'bnpl') && !chose(picture, 'debt-bnpl', 'one'),
    text: () =>
      `Finish the plans you have before starting another, and put their payment dates beside your payday. They have been regulated as credit since ${auBenchmarks.bnplRegulatedSince.value}, so other lenders may see them.`,
    targets: (picture) => debtsWithout(picture, 'bnpl'),
  },
];
