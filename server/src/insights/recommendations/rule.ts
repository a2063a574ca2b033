import { fillText, type Answer, type Language, type MetricName, type Urgency } from '@verdant/shared/contract';
import type { ByArea, ScoredArea } from '../../quiz/question-bank';
import type { Goal } from '../goals';
import { answerTo, questionOf, type Picture } from '../picture';
import { isClearToInvest } from '../../quiz/safety';
import { ruleTexts, say, type CaseOf, type RuleId } from '../texts';
import { ownHelpFor } from './states';
import { isCalledFor, type Step } from './step';

/** An answer that following the advice would lead to; the impact is what the score would then be. */
export interface Target {
  readonly questionId: string;
  readonly answer: Answer;
}

interface RuleDefinition<Id extends RuleId> {
  readonly id: Id;
  readonly area: ScoredArea;
  /** Answers that call for the advice, and what following it would make of them; any of them is enough. */
  readonly steps?: readonly Step[];
  /** Calls for the advice as well, where no step does: what was stated of goals and life. */
  readonly alsoIf?: (picture: Picture) => boolean;
  /** A further condition. A rule without steps depends on it alone. */
  readonly onlyIf?: (picture: Picture) => boolean;
  /** Targets that replace those of the steps, where they depend on the answers. */
  readonly targets?: (picture: Picture) => readonly Target[];
  /** Urgency, where the area's score alone does not give it. */
  readonly urgency?: (picture: Picture) => Urgency | undefined;
  /** Help that nothing else may crowd out, and that comes before all other advice: 1 first. */
  readonly rescue?: 1 | 2 | 3 | 4;
  /** Asks for money to be put aside: followed by who helps where that cannot be done. */
  readonly takesMoney?: true;
  /** Speaks of investing, extra super or taking risk: given only to those whom every danger is known to be far from. */
  readonly isAboutGrowth?: true;
  /** Speaks of a goal or a situation that a user stated: it has a place next to the advice on what the scores show. */
  readonly isAboutStated?: true;
  /** Answers that call for a rule without steps, the most telling first: a question, and the values of it, or any. */
  readonly because?: readonly (readonly [question: string, ...anyOf: readonly string[]])[];
  /** Comes a little earlier for someone who named one of these. */
  readonly goals?: readonly Goal[];
}

/** One piece of general advice, as its author writes it. Its words are in `texts/`, in every language, under its id. */
export type RuleInput<Id extends RuleId> = RuleDefinition<Id> &
  ([CaseOf<Id>] extends [never]
    ? { readonly textFor?: never }
    : { /** Chooses the text that fits the answers. */ readonly textFor: (picture: Picture) => CaseOf<Id> });

/** A rule as the list of advice takes it. */
export interface Rule extends RuleDefinition<RuleId> {
  readonly textFor?: (picture: Picture) => string;
  readonly steps: readonly Step[];
  readonly when: (picture: Picture) => boolean;
  /** Empty for advice that changes no answer; the `effect` of its texts then describes its benefit. */
  readonly targets: (picture: Picture) => readonly Target[];
}

/** Makes a rule from what its author writes. */
export function rule<Id extends RuleId>(input: RuleInput<Id>): Rule {
  const { steps = [], onlyIf, targets } = input;
  const called = (picture: Picture) => steps.filter((step) => isCalledFor(step, picture));
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

/** The score that advice of an area is about: its pillar, or the overall one of the areas that have none. */
export const metricOf: ByArea<MetricName> = {
  cash_flow: 'overall',
  emergency_fund: 'emergency',
  debt: 'debt',
  protection: 'overall',
  planning: 'overall',
  investing: 'investment',
};

/** The words of a rule for one user. */
export interface Words {
  readonly title: string;
  readonly text: string;
  /** The use of the advice in words, where the score would hardly move. */
  readonly effect?: string;
}

/** Returns the name of the state that a user lives in and its scheme for first home buyers. */
function stateWords(picture: Picture, language: Language): Record<string, string> {
  const help = ownHelpFor(picture);
  if (!help) return {};
  const value = answerTo(picture, 'profile-state');
  const { options } = questionOf(picture, 'profile-state').words[language];
  return { scheme: help.homeScheme, state: options.find((one) => one.value === value)?.label ?? '' };
}

/** Returns the words of a rule for a user with these answers. Throws if the rule does not choose one of its texts. */
export function wordsOf({ id, textFor }: Rule, picture: Picture, language: Language): Words {
  const { title, text, effect } = ruleTexts(id, language);
  const fitting = typeof text === 'string' ? text : text[textFor?.(picture) ?? ''];
  if (fitting === undefined) throw new Error(`${id} has no text for these answers`);
  return { title: say(title, language), text: fillText(say(fitting, language), stateWords(picture, language)), effect };
}
