import { fillText, type Answer, type Language, type MetricName, type Urgency } from '@verdant/shared/contract';
import type { ByArea, ScoredArea } from '../../quiz/question-bank';
import type { Goal } from '../goals';
import { findAnswer, questionOf, type UserFacts } from '../user-facts';
import { isClearToInvest } from '../../quiz/safety/dangers';
import { ruleTexts, fillBenchmarks, type AdviceTexts, type TextCaseOf, type RuleId } from '../texts';
import { helpOfAustralianState } from './links';
import { isStepAdvised, type AnswerStep } from './step';

/** The answer that a user would give after following the advice. */
export interface TargetAnswer {
  readonly questionId: string;
  readonly answer: Answer;
}

interface RuleDefinition<Id extends RuleId> {
  readonly id: Id;
  readonly area: ScoredArea;
  /** Steps from one answer to a better answer. One step that applies is enough to call for the advice. */
  readonly steps?: readonly AnswerStep[];
  /** Condition that calls for the advice even if no step applies. */
  readonly alsoIf?: (facts: UserFacts) => boolean;
  /** Condition without which the rule never applies. A rule without steps needs only this condition. */
  readonly onlyIf?: (facts: UserFacts) => boolean;
  /** Computes the answers after following the advice from the user's answers, in place of the targets of the steps. */
  readonly targets?: (facts: UserFacts) => readonly TargetAnswer[];
  /** Computes an urgency that replaces the urgency from the score. Help in trouble always has the urgency `high`. */
  readonly urgency?: (facts: UserFacts) => Urgency | undefined;
  /** Rank of help in trouble, which comes before all other advice: 1 is the first rank. Other advice has no rank. */
  readonly rescue?: 1 | 2 | 3 | 4;
  /**
   * True for advice to put money aside. The first such advice in a list also names help for users who are short of money.
   */
  readonly takesMoney?: true;
  /** True for advice on investing, extra super or risk, which only users without any danger see. */
  readonly isAboutGrowth?: true;
  /** True for advice on a goal or situation that the user stated. */
  readonly isAboutStated?: true;
  /** Reasons for the advice that a sentence quotes: a question with the quoted values; a question alone for any value. */
  readonly because?: readonly (readonly [question: string, ...anyOf: readonly string[]])[];
  /** Goals of a user that move the advice up in the order. */
  readonly goals?: readonly Goal[];
}

/** A definition of advice. The texts of the advice are in `texts/` under the same id. */
export type RuleInput<Id extends RuleId> = RuleDefinition<Id> &
  ([TextCaseOf<Id>] extends [never]
    ? { readonly textFor?: never }
    : { /** Chooses the text that fits the answers. */ readonly textFor: (facts: UserFacts) => TextCaseOf<Id> });

export interface Rule extends RuleDefinition<RuleId> {
  readonly textFor?: (facts: UserFacts) => string;
  readonly steps: readonly AnswerStep[];
  readonly when: (facts: UserFacts) => boolean;
  /** Returns the answers after following the advice; an empty list if the text `effect` describes the benefit instead. */
  readonly targets: (facts: UserFacts) => readonly TargetAnswer[];
}

export function createRule<Id extends RuleId>(input: RuleInput<Id>): Rule {
  const { steps = [], onlyIf, targets } = input;
  const findAdvisedSteps = (facts: UserFacts) => steps.filter((step) => isStepAdvised(step, facts));
  return {
    ...input,
    steps,
    urgency: input.rescue === undefined ? input.urgency : () => 'high',
    when: (facts) =>
      (!input.isAboutGrowth || isClearToInvest(facts)) &&
      (steps.length === 0 || findAdvisedSteps(facts).length > 0 || (input.alsoIf?.(facts) ?? false)) &&
      (onlyIf?.(facts) ?? steps.length > 0),
    targets:
      targets ?? ((facts) => findAdvisedSteps(facts).map(({ question, to }) => ({ questionId: question, answer: to }))),
  };
}

/** Score that advice on each area raises: the score of the area's pillar, or the overall score. */
export const metricByArea: ByArea<MetricName> = {
  cash_flow: 'overall',
  emergency_fund: 'emergency',
  debt: 'debt',
  protection: 'overall',
  planning: 'overall',
  investing: 'investment',
};

/** The texts of a rule's advice for one user. */
type UserAdviceTexts = AdviceTexts & { readonly text: string };

/** Returns the words for the user's Australian state and for this state's scheme for first home buyers. */
function stateWords(facts: UserFacts, language: Language): Record<string, string> {
  const help = helpOfAustralianState(facts);
  if (!help) return {};
  const value = findAnswer(facts, 'profile-state');
  const { options } = questionOf('profile-state').words[language];
  return { scheme: help.homeScheme, state: options.find((option) => option.value === value)?.label ?? '' };
}

/** Returns the texts of a rule's advice. Throws if `textFor` names a text that does not exist. */
export function userAdviceTextsOf({ id, textFor }: Rule, facts: UserFacts, language: Language): UserAdviceTexts {
  const { title, text, effect } = ruleTexts(id, language);
  const fitting = typeof text === 'string' ? text : text[textFor?.(facts) ?? ''];
  if (fitting === undefined) throw new Error(`${id} has no text for these answers`);
  return {
    title: fillBenchmarks(title, language),
    text: fillText(fillBenchmarks(fitting, language), stateWords(facts, language)),
    effect,
  };
}
