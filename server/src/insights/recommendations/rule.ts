import { fillText, type Answer, type Language, type MetricName, type Urgency } from '@verdant/shared/contract';
import type { ByArea, ScoredArea } from '../../quiz/question-bank';
import type { Goal } from '../goals';
import { answerTo, questionOf, type UserFacts } from '../user-facts';
import { isClearToInvest } from '../../quiz/safety';
import { ruleTexts, fillYearFigures, type TextCaseOf, type RuleId } from '../texts';
import { helpOfState } from './states';
import { isStepAdvised, type AnswerStep } from './step';

/** An answer that the user could give after following the advice. The impact is computed from it. */
export interface TargetAnswer {
  readonly questionId: string;
  readonly answer: Answer;
}

interface RuleDefinition<Id extends RuleId> {
  readonly id: Id;
  readonly area: ScoredArea;
  /** Answers that call for the advice, each with the answer after following the advice. One matching answer is enough. */
  readonly steps?: readonly AnswerStep[];
  /** Further condition that calls for the advice, from stated goals and situations. */
  readonly alsoIf?: (picture: UserFacts) => boolean;
  /** Necessary condition. A rule without steps depends on it alone. */
  readonly onlyIf?: (picture: UserFacts) => boolean;
  /** Targets of a rule whose targets depend on the user's answers. They replace the targets of the steps. */
  readonly targets?: (picture: UserFacts) => readonly TargetAnswer[];
  /** Urgency of a rule whose urgency does not follow from the area's score. */
  readonly urgency?: (picture: UserFacts) => Urgency | undefined;
  /** Rank of help in trouble, which is always shown and before all other advice: 1 is first. */
  readonly rescue?: 1 | 2 | 3 | 4;
  /** True for advice to put money aside. The first such advice gets a note on help for users who are short of money. */
  readonly takesMoney?: true;
  /** True for advice about investing, extra super or risk, which is only given to users without any danger. */
  readonly isAboutGrowth?: true;
  /** True for advice about a stated goal or situation, which has separate limits in the list. */
  readonly isAboutStated?: true;
  /**
   * Answers that call for a rule without steps, the most specific first. Each entry is a question with the matching values;
   * an entry without values matches any answer.
   */
  readonly because?: readonly (readonly [question: string, ...anyOf: readonly string[]])[];
  /** Goals that move the advice up for users who named one of them. */
  readonly goals?: readonly Goal[];
}

/** Definition of one piece of general advice. Its texts are in `texts/`, in every language, under the same id. */
export type RuleInput<Id extends RuleId> = RuleDefinition<Id> &
  ([TextCaseOf<Id>] extends [never]
    ? { readonly textFor?: never }
    : { /** Chooses the text that fits the answers. */ readonly textFor: (picture: UserFacts) => TextCaseOf<Id> });

/** A rule in the form that the list of advice needs. */
export interface Rule extends RuleDefinition<RuleId> {
  readonly textFor?: (picture: UserFacts) => string;
  readonly steps: readonly AnswerStep[];
  readonly when: (picture: UserFacts) => boolean;
  /** Returns the answers that result from the advice. Empty if no answer changes: then `effect` describes the benefit. */
  readonly targets: (picture: UserFacts) => readonly TargetAnswer[];
}

/** Creates a rule from its definition. */
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

/** Score to which advice of an area belongs: its pillar, or the overall score for areas without a pillar. */
export const metricOf: ByArea<MetricName> = {
  cash_flow: 'overall',
  emergency_fund: 'emergency',
  debt: 'debt',
  protection: 'overall',
  planning: 'overall',
  investing: 'investment',
};

/** The words of a rule for one user. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
  /** Benefit of the advice in words, if the score would barely change. */
  readonly effect?: string;
}

/** Returns the name of the state that a user lives in and its scheme for first home buyers. */
function stateWords(picture: UserFacts, language: Language): Record<string, string> {
  const help = helpOfState(picture);
  if (!help) return {};
  const value = answerTo(picture, 'profile-state');
  const { options } = questionOf(picture, 'profile-state').words[language];
  return { scheme: help.homeScheme, state: options.find((option) => option.value === value)?.label ?? '' };
}

/** Returns the words of a rule for a user with these answers. Throws if the rule does not choose one of its texts. */
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
