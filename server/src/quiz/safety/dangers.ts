import { SKIP } from '@verdant/shared/contract';
import { chosenValues, raisedFlags, type GivenAnswer } from '../answers';
import type { AnswerFlag } from '../question-bank';

/** Flags for signs of hardship. After such a flag, a quiz asks about bills and essentials, not about investing and risk. */
const hardshipFlags: readonly AnswerFlag[] = ['arrears', 'payday_loan', 'strain'];

/** Answers of one user. */
export interface AnswerContext {
  readonly answers: readonly GivenAnswer[];
}

/** True if at least one answer is a sign of hardship. */
export function isInHardship({ answers }: AnswerContext): boolean {
  const raised = raisedFlags(answers);
  return hardshipFlags.some((flag) => raised.has(flag));
}

/** True if the user is behind with payments or at risk of falling behind, so that help comes before other advice. */
export function needsHelp(given: AnswerContext): boolean {
  return isInHardship(given) || isInArrears(given) || isStrained(given);
}

/** Dangers to be ruled out before advice on investing, extra super or risk. */
export const dangers = [
  'arrears',
  'overspending',
  'high_repayments',
  'costly_debt',
  'thin_buffer',
  'hardship',
] as const;
export type Danger = (typeof dangers)[number];
export type DangerStatus = 'yes' | 'no' | 'unknown';

/** A sign of a danger: a chosen option of `anyOf`, or an answer without an option of `noneOf`. */
export type DangerSign =
  | { readonly question: string; readonly anyOf: readonly string[] }
  | { readonly question: string; readonly noneOf: readonly string[] };

interface Definition {
  /** Signs that each prove the danger. */
  readonly shownBy: readonly DangerSign[];
  /** Groups of signs. The danger is ruled out if no sign of `shownBy` and every sign of one group is given. */
  readonly ruledOutBy: readonly (readonly DangerSign[])[];
}

/** Debts whose interest is usually higher than the return of investments. */
const COSTLY_DEBTS = ['card_carried', 'bnpl', 'loan', 'payday', 'other_debt'];
const OVERDUE: DangerSign = { question: 'debt-types', anyOf: ['overdue'] };

/** Signs of overdue payments in the extra questions. */
const BEHIND_AFTER_ALL: readonly DangerSign[] = [
  { question: 'profile-bnpl', anyOf: ['behind'] },
  { question: 'profile-missed', anyOf: ['behind'] },
];

const definitions: Readonly<Record<Danger, Definition>> = {
  arrears: {
    shownBy: [
      OVERDUE,
      { question: 'cash-flow-bills', anyOf: ['most', 'some', 'few'] },
      { question: 'debt-missed', anyOf: ['few', 'behind'] },
      { question: 'debt-bnpl', anyOf: ['behind'] },
      ...BEHIND_AFTER_ALL,
    ],
    ruledOutBy: [
      [
        { question: 'debt-types', noneOf: ['overdue'] },
        { question: 'cash-flow-bills', anyOf: ['all', 'nearly_all'] },
      ],
    ],
  },
  overspending: {
    shownBy: [
      { question: 'cash-flow-spending', anyOf: ['little_more', 'much_more'] },
      { question: 'cash-flow-run-short', anyOf: ['few', 'every_pay'] },
      { question: 'cash-flow-left-over', anyOf: ['rarely', 'never'] },
    ],
    ruledOutBy: [[{ question: 'cash-flow-spending', anyOf: ['much_less', 'little_less', 'about_equal'] }]],
  },
  high_repayments: {
    shownBy: [
      { question: 'debt-manageability', anyOf: ['too_much', 'far_too_much'] },
      { question: 'debt-repayments', anyOf: ['over_35', 'over_50'] },
      { question: 'debt-home-loan-rates', anyOf: ['hard', 'could_not'] },
    ],
    ruledOutBy: [
      [{ question: 'debt-types', noneOf: ['home_loan', ...COSTLY_DEBTS] }],
      [{ question: 'debt-manageability', anyOf: ['nothing_owing', 'manageable'] }],
      [{ question: 'debt-repayments', anyOf: ['under_20', 'under_35'] }],
    ],
  },
  costly_debt: {
    shownBy: [{ question: 'debt-types', anyOf: COSTLY_DEBTS }],
    ruledOutBy: [[{ question: 'debt-types', noneOf: COSTLY_DEBTS }]],
  },
  thin_buffer: {
    shownBy: [
      { question: 'emergency-months', anyOf: ['one_month', 'weeks', 'days'] },
      { question: 'emergency-separate', anyOf: ['none'] },
      { question: 'emergency-refill', anyOf: ['no_savings'] },
      { question: 'emergency-sources', anyOf: ['payday', 'other_bills', 'could_not'] },
      { question: 'emergency-income-drop', anyOf: ['fall_behind'] },
      { question: 'investing-spread', anyOf: ['nothing'] },
    ],
    ruledOutBy: [[{ question: 'emergency-months', anyOf: ['six_months', 'three_months'] }]],
  },
  hardship: {
    shownBy: [
      { question: 'cash-flow-essentials', anyOf: ['once', 'several', 'now'] },
      {
        question: 'profile-pressure',
        anyOf: ['work', 'illness', 'separation', 'disaster', 'gambling', 'control', 'scam', 'overwhelmed'],
      },
    ],
    // Quizzes ask about hardship only after a warning sign, so hardship counts as ruled out unless an answer shows it.
    ruledOutBy: [[]],
  },
};

function isGiven(answers: readonly GivenAnswer[], sign: DangerSign): boolean {
  const named = 'anyOf' in sign ? sign.anyOf : sign.noneOf;
  const given = answers.find(({ questionId }) => questionId === sign.question);
  const chosen = given ? chosenValues(given.answer) : [];
  if (chosen.length === 0 || chosen.includes(SKIP)) return false;
  return chosen.some((value) => named.includes(value)) === 'anyOf' in sign;
}

/** Returns whether the danger exists; `unknown` if deciding questions were not asked or answered "prefer not to say". */
export function dangerStatusOf(given: AnswerContext, danger: Danger): DangerStatus {
  const { shownBy, ruledOutBy } = definitions[danger];
  if (shownBy.some((sign) => isGiven(given.answers, sign))) return 'yes';
  return ruledOutBy.some((signs) => signs.every((sign) => isGiven(given.answers, sign))) ? 'no' : 'unknown';
}

export const hasDanger = (given: AnswerContext, danger: Danger): boolean => dangerStatusOf(given, danger) === 'yes';

/** True if every danger is ruled out, so that advice can mention investing, extra super or risk. */
export function isClearToInvest(given: AnswerContext): boolean {
  return dangers.every((danger) => dangerStatusOf(given, danger) === 'no');
}

/** True if every danger except arrears is ruled out, and no answer is a sign of arrears. */
export function isNearlyClearToInvest(given: AnswerContext): boolean {
  return dangers.every((danger) =>
    danger === 'arrears' ? !hasDanger(given, danger) : dangerStatusOf(given, danger) === 'no',
  );
}

const signsOfBeingBehind: readonly DangerSign[] = [
  OVERDUE,
  { question: 'cash-flow-bills', anyOf: ['some', 'few'] },
  { question: 'debt-missed', anyOf: ['few', 'behind'] },
  { question: 'debt-bnpl', anyOf: ['behind'] },
  ...BEHIND_AFTER_ALL,
];

/** True if the user is late with payments. Repayments that the user only feels to be too high do not count. */
export function isInArrears(given: AnswerContext): boolean {
  return signsOfBeingBehind.some((sign) => isGiven(given.answers, sign));
}

const GOES_WITHOUT: DangerSign = { question: 'cash-flow-essentials', anyOf: ['several', 'now'] };

/** True if the user goes without food, medicine or heating. Advice gives these essentials priority over any bill. */
export function lacksEssentials({ answers }: AnswerContext): boolean {
  return isGiven(answers, GOES_WITHOUT);
}

/** Sign that repayments are far more than the user can manage. */
const OVERWHELMING: DangerSign = { question: 'debt-manageability', anyOf: ['far_too_much'] };

/** True if services that help with money troubles must be shown before other services. */
export function isInDistress(given: AnswerContext): boolean {
  return isInArrears(given) || lacksEssentials(given) || isGiven(given.answers, OVERWHELMING);
}

/** Signs of which one is enough to show that money is short, even if no payment is overdue. */
const signsOfStrain: readonly DangerSign[] = [
  GOES_WITHOUT,
  OVERWHELMING,
  { question: 'debt-home-loan-rates', anyOf: ['could_not'] },
  { question: 'emergency-sources', anyOf: ['payday'] },
];

/** Sign that needs a second sign: a quarter of users with repayments give this answer, and many of these users cope. */
const HEAVY_REPAYMENTS: DangerSign = { question: 'debt-manageability', anyOf: ['too_much'] };
const furtherSigns: readonly DangerSign[] = [
  { question: 'cash-flow-spending', anyOf: ['little_more', 'much_more'] },
  { question: 'cash-flow-run-short', anyOf: ['few', 'every_pay'] },
  { question: 'cash-flow-bills', anyOf: ['nearly_all', 'most'] },
  { question: 'cash-flow-big-bills', anyOf: ['borrow'] },
  { question: 'debt-missed', anyOf: ['once'] },
  { question: 'profile-missed', anyOf: ['caught_up'] },
  { question: 'debt-repayments', anyOf: ['over_35', 'over_50'] },
  { question: 'debt-home-loan-rates', anyOf: ['hard'] },
  { question: 'emergency-months', anyOf: ['weeks', 'days'] },
  { question: 'emergency-separate', anyOf: ['none'] },
  { question: 'emergency-refill', anyOf: ['no_savings'] },
  { question: 'emergency-sources', anyOf: ['other_bills', 'could_not'] },
];

/**
 * True if money is short even if no payment is overdue. The choice of signs is our judgement; public lists of warning signs
 * contain them, such as https://www.amp.com.au/news/2017/march/warning-signs-you-are-in-financial-strife.
 */
function isStrained({ answers }: AnswerContext): boolean {
  const oneOf = (signs: readonly DangerSign[]) => signs.some((sign) => isGiven(answers, sign));
  return oneOf(signsOfStrain) || (isGiven(answers, HEAVY_REPAYMENTS) && oneOf(furtherSigns));
}

/** Returns the signs of money trouble that the answers give, the clearest sign first. */
export function signsOfTrouble({
  answers,
}: AnswerContext): { readonly question: string; readonly anyOf: readonly string[] }[] {
  return [...signsOfBeingBehind, ...signsOfStrain, HEAVY_REPAYMENTS, ...furtherSigns].flatMap((sign) =>
    'anyOf' in sign && isGiven(answers, sign) ? [sign] : [],
  );
}

/** Signs of all dangers, for a test that compares them with the question bank. */
export const allDangerSigns: readonly DangerSign[] = [
  ...Object.values(definitions).flatMap(({ shownBy, ruledOutBy }) => [...shownBy, ...ruledOutBy.flat()]),
  ...signsOfBeingBehind,
  ...signsOfStrain,
  HEAVY_REPAYMENTS,
  ...furtherSigns,
];
