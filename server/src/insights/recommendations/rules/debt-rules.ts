import { chosenValues } from '../../../quiz/answers';
import { isBehind } from '../../../quiz/safety';
import { answerTo, chose, type Picture } from '../../picture';
import { rule, type Rule, type Target } from '../rule';
import { figures } from './figures';

const { helpline } = figures;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Debts that are repaid by instalments and usually cost more than a home loan. */
const dearDebts = ['card_carried', 'bnpl', 'loan', 'payday', 'other_debt'];

function listed(picture: Picture): readonly string[] {
  return chosenValues(answerTo(picture, 'debt-types') ?? []);
}

/** What someone ticked, without one kind of debt. */
function without(debt: string): (picture: Picture) => Target[] {
  return (picture) => {
    const left = listed(picture).filter((value) => value !== debt);
    return [{ questionId: 'debt-types', answer: left.length > 0 ? left : ['none'] }];
  };
}

/** Debts as a whole: the dearest first, and how much they take of the income. */
export const debtRules: readonly Rule[] = [
  rule({
    id: 'payday-loan',
    area: 'debt',
    title: 'Find a way out of payday loans',
    onlyIf: (picture) => chose(picture, 'debt-types', 'payday'),
    targets: without('payday'),
    text: (picture) =>
      isBehind(picture)
        ? `Payday loans and cash advances are among the dearest ways to borrow. After rent, power and food they come before other loans, and a new one seldom helps. ${capitalized(helpline)} (free) can tell you about no-interest loans and hardship arrangements.`
        : `Payday loans and cash advances are among the dearest ways to borrow, so what is left after the essentials does most there. A new one seldom helps. You can ask about no-interest loans at ${helpline} (free).`,
    urgency: () => 'high',
    rescue: 3,
  }),
  rule({
    id: 'card-in-full',
    area: 'debt',
    title: 'Work towards paying your card in full',
    onlyIf: (picture) => chose(picture, 'debt-types', 'card_carried'),
    targets: without('card_carried'),
    text: () =>
      'Pay more than the minimum each month, even a little, and keep new purchases off the card until it is clear. From then on, a direct debit for the full balance keeps interest away.',
    urgency: () => 'high',
    goals: ['debt_free'],
  }),
  rule({
    id: 'highest-rate-first',
    area: 'debt',
    title: 'Pay your highest rate first',
    steps: [{ question: 'debt-rates', from: ['most', 'roughly', 'none'], to: 'all', evenUnasked: true }],
    onlyIf: (picture) => listed(picture).filter((value) => dearDebts.includes(value)).length >= 2,
    text: () =>
      'Write down the rate of each debt. Keep paying the minimum on all of them, and put everything extra on the one with the highest rate; when it is gone, move the whole amount to the next.',
    effect: 'Less interest from the same repayments',
    goals: ['debt_free'],
  }),
  rule({
    id: 'repayment-plan',
    area: 'debt',
    title: 'Make a repayment plan',
    steps: [
      { question: 'debt-manageability', from: ['too_much', 'far_too_much'], to: 'manageable' },
      { question: 'debt-plan', from: (answer) => Number(answer) <= 4, to: 7 },
      { question: 'debt-missed', from: ['few', 'behind'], to: 'never' },
    ],
    text: () =>
      'List each debt with its balance, rate and due date, and set the repayments to go out just after payday. Ask your lenders for a lower rate or a longer term before money gets tight.',
    goals: ['debt_free'],
  }),
  rule({
    id: 'repayment-share',
    area: 'debt',
    title: 'Bring repayments down to a share you can carry',
    steps: [{ question: 'debt-repayments', from: ['over_35', 'over_50'], to: 'under_35' }],
    text: () =>
      'When repayments take more than a third of the income, they leave little for anything else. Take on nothing new, clear the smallest debt to free its repayment, and ask lenders what a longer term would cost in all.',
  }),
];

/** What only matters to someone with one kind of debt. */
export const debtDetailRules: readonly Rule[] = [
  rule({
    id: 'bnpl-behind',
    area: 'debt',
    title: 'Catch up on buy now, pay later',
    steps: [{ question: 'debt-bnpl', from: ['behind'], to: 'one' }],
    text: () =>
      `Ask the provider for a hardship arrangement: since ${figures.bnplRegulatedSince} these plans are regulated as credit, so it must consider one. Leave new plans alone until this one is paid. Free help: ${helpline}.`,
    urgency: () => 'high',
    rescue: 4,
  }),
  rule({
    id: 'bnpl-pause',
    area: 'debt',
    title: 'Pause new buy now, pay later plans',
    onlyIf: (picture) => chose(picture, 'debt-types', 'bnpl') && !chose(picture, 'debt-bnpl', 'behind'),
    targets: without('bnpl'),
    text: () =>
      `Finish the plans you have before starting another, and put their payment dates beside your payday. They have been regulated as credit since ${figures.bnplRegulatedSince}, so other lenders may see them.`,
    goals: ['debt_free'],
  }),
  rule({
    id: 'high-debt-to-income',
    area: 'debt',
    title: 'Pause before borrowing more',
    steps: [{ question: 'debt-home-loan-size', from: ['over_6'], to: 'under_6' }],
    text: () =>
      `Regulators call debts of ${figures.highDebt} times a year's income or more high. Before any new loan, work out the repayments with a higher rate, and see what extra payments on today's loan would save.`,
  }),
  rule({
    id: 'rate-rise',
    area: 'debt',
    title: 'Get ready for higher loan rates',
    steps: [{ question: 'debt-home-loan-rates', from: ['hard', 'could_not'], to: 'cut_back' }],
    text: () =>
      `Lenders test whether a borrower could bear a rate ${figures.rateRise} percentage points higher. Work out that repayment, put the difference into an offset or savings account each month, and ask for a better rate.`,
    goals: ['home'],
  }),
  rule({
    id: 'help-awareness',
    area: 'debt',
    title: 'Get to know how your study loan works',
    steps: [{ question: 'debt-help', from: ['little', 'not_at_all'], to: 'roughly' }],
    text: () =>
      `A HELP loan has no interest rate but is indexed each year, and it is repaid through tax once you earn more than ${figures.helpThreshold} a year. It is seldom worth paying off before dearer debts.`,
    effect: 'One thing less to wonder about',
    urgency: () => 'low',
  }),
];
