import { fillText, type Answer, type Language, type MetricName, type Urgency } from '@verdant/shared/contract';
import type { ByArea, ScoredArea } from '../../quiz/question-bank';
import type { Goal } from '../goals';
import { answerTo, questionOf, type UserFacts } from '../user-facts';
import { isClearToInvest } from '../../quiz/safety/dangers';
import { ruleTexts, fillYearFigures, type TextCaseOf, type RuleId } from '../texts';
import { helpOfState } from './states';
import { isStepAdvised, type AnswerStep } from './step';

/** An answer after following the advice. */
export interface TargetAnswer {
  readonly questionId: string;
  readonly answer: Answer;
}

interface RuleDefinition<Id extends RuleId> {
  readonly id: Id;
  readonly area: ScoredArea;
  /** Steps, one of which is enough to call for the advice. */
  readonly steps?: readonly AnswerStep[];
  /** Further condition that calls for the advice. */
  readonly alsoIf?: (picture: UserFacts) => boolean;
  /** Necessary condition, on which alone a rule without steps depends. */
  readonly onlyIf?: (picture: UserFacts) => boolean;
  /** Targets that depend on the answers, in place of those of the steps. */
  readonly targets?: (picture: UserFacts) => readonly TargetAnswer[];
  /** Urgency that does not follow from the score. */
  readonly urgency?: (picture: UserFacts) => Urgency | undefined;
  /** Rank of help in trouble, which comes before all other advice: 1 is first. */
  readonly rescue?: 1 | 2 | 3 | 4;
  /** True for advice to put money aside, of which the first names help for users short of money. */
  readonly takesMoney?: true;
  /** True for advice on investing, extra super or risk, for users without any danger. */
  readonly isAboutGrowth?: true;
  /** True for advice on a stated goal or situation. */
  readonly isAboutStated?: true;
  /** Answers that call for a rule without steps: a question with the values, or any value. */
  readonly because?: readonly (readonly [question: string, ...anyOf: readonly string[]])[];
  /** Goals that move the advice up. */
  readonly goals?: readonly Goal[];
}

/** A definition of advice, whose texts are in `texts/` under the same id. */
export type RuleInput<Id extends RuleId> = RuleDefinition<Id> &
  ([TextCaseOf<Id>] extends [never]
    ? { readonly textFor?: never }
    : { /** Chooses the text that fits the answers. */ readonly textFor: (picture: UserFacts) => TextCaseOf<Id> });

export interface Rule extends RuleDefinition<RuleId> {
  readonly textFor?: (picture: UserFacts) => string;
  readonly steps: readonly AnswerStep[];
  readonly when: (picture: UserFacts) => boolean;
  /** Returns the answers that result from the advice; empty if `effect` describes the benefit. */
  readonly targets: (picture: UserFacts) => readonly TargetAnswer[];
}

export function createRule<Id extends RuleId>(input: RuleInput<Id>): Rule {
  const { steps = [], onlyIf, targets } = input;
  const called = (picture: UserFacts) => steps.filter((step) => isStepAdvised(step, picture));
  return {
    ...input,
    steps,
    when: (picture) =>
      (!input.isAboutGrowth || isClearToInvest(picture)) &&
      (steps.length === 0 || called(picture).length > 0 || (input.alsoIf?.(picture) ?? false)) &&
      (onlyIf?.(picture) ?? steps.length > 0),
    targets:
      targets ?? ((picture) => called(picture).map(({ question, to }) => ({ questionId: question, answer: to }))),
  };
}

/** Score of each area's advice: the pillar, or the overall score. */
export const metricOf: ByArea<MetricName> = {
  cash_flow: 'overall',
  emergency_fund: 'emergency',
  debt: 'debt',
  protection: 'overall',
  planning: 'overall',
  investing: 'investment',
};

/** The words of a rule for a user. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
  /** Benefit in words, if the score would barely change. */
  readonly effect?: string;
}

/** Returns the user's state and its scheme for first homes. */
function stateWords(picture: UserFacts, language: Language): Record<string, string> {
  const help = helpOfState(picture);
  if (!help) return {};
  const value = answerTo(picture, 'profile-state');
  const { options } = questionOf(picture, 'profile-state').words[language];
  return { scheme: help.homeScheme, state: options.find((option) => option.value === value)?.label ?? '' };
}

/** Returns the words of a rule. Throws if the rule chooses no text. */
export function ruleWordsOf({ id, textFor }: Rule, picture: UserFacts, language: Language): RuleWords {
  const { title, text, effect } = ruleTexts(id, language);
  const fitting = typeof text === 'string' ? text : text[textFor?.(picture) ?? ''];
  if (fitting === undefined) throw new Error(`${id} has no text for these answers`);
  return {
    title: fillYearFigures(title, language),
    text: fillText(fillYearFigures(fitting, language), stateWords(picture, language)),
    effect,
  };
}
