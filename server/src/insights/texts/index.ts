import { fillText, type Language } from '@verdant/shared/contract';
import { cataloguesOf, type Translation } from '../../language/catalogues';
import { translated } from '../../translations';
import { en } from './en';
import { figuresIn } from './figures';

const catalogues = cataloguesOf(en, translated('insights'));

/** Texts of a piece of advice. `text` has one text for each case if it depends on the user's answers. */
export interface AdviceTexts {
  readonly title: string;
  readonly text: string | Readonly<Record<string, string>>;
  /** Benefit of the advice in words, if it changes no answer or barely changes the score. */
  readonly effect?: string;
}

type RuleTexts = Translation<typeof en>['rules'];
export type RuleId = keyof RuleTexts;
/** The cases that the text of a rule distinguishes. */
export type TextCaseOf<Id extends RuleId> = (typeof en)['rules'][Id]['text'] extends string
  ? never
  : Extract<keyof (typeof en)['rules'][Id]['text'], string>;

export type Texts = Translation<typeof en>;
/** Ids of praise and of general advice. */
export type UpkeepId = keyof Texts['upkeep'];

/** All texts of insights in a language. */
export function textsIn(language: Language): Texts {
  return catalogues[language];
}

/** Returns the texts of the rule `id` in a language. */
export function ruleTexts(id: RuleId, language: Language): AdviceTexts {
  return catalogues[language].rules[id];
}

/** Fills the figures of the year into a text. */
export function fillYearFigures(text: string, language: Language): string {
  return fillText(text, figuresIn(language));
}
