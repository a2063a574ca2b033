import { fillText, type Language } from '@verdant/shared/contract';
import { cataloguesOf, type Translation } from '../../language/catalogues';
import { getSectionTranslations } from '../../translations';
import { en } from './en';
import { getFormattedYearFigures } from './figures';

const catalogues = cataloguesOf(en, getSectionTranslations('insights'));

/** Texts of one recommendation. `text` contains one text for each case if the text depends on the user's answers. */
export interface AdviceTexts {
  readonly title: string;
  readonly text: string | Readonly<Record<string, string>>;
  /** Benefit in words, for advice that barely changes the score. */
  readonly effect?: string;
}

type RuleTexts = Translation<typeof en>['rules'];
export type RuleId = keyof RuleTexts;
/** Name of a case for which a rule has a separate text; `never` for a rule with a single text. */
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
  return fillText(text, getFormattedYearFigures(language));
}
