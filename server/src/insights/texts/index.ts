import { fillText, type Language } from '@verdant/shared/contract';
import { cataloguesOf, type Translation } from '../../language/catalogues';
import { translated } from '../../translations';
import { en } from './en';
import { figuresIn } from './figures';

const catalogues = cataloguesOf(en, translated('insights'));

/** Texts of advice; `text` has one per case if the answers decide. */
export interface AdviceTexts {
  readonly title: string;
  readonly text: string | Readonly<Record<string, string>>;
  /** Benefit in words, if the score barely changes. */
  readonly effect?: string;
}

type RuleTexts = Translation<typeof en>['rules'];
export type RuleId = keyof RuleTexts;
/** A case that a rule's text distinguishes. */
export type TextCaseOf<Id extends RuleId> = (typeof en)['rules'][Id]['text'] extends string
  ? never
  : Extract<keyof (typeof en)['rules'][Id]['text'], string>;

export type Texts = Translation<typeof en>;
/** An id of praise or general advice. */
export type UpkeepId = keyof Texts['upkeep'];

export function textsIn(language: Language): Texts {
  return catalogues[language];
}

export function ruleTexts(id: RuleId, language: Language): AdviceTexts {
  return catalogues[language].rules[id];
}

export function fillYearFigures(text: string, language: Language): string {
  return fillText(text, figuresIn(language));
}
