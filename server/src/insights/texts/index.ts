import { fillText, type Language } from '@verdant/shared/contract';
import { getSectionTexts, type SectionTexts } from '../../translations';
import { formattedBenchmarks } from './figures';

const texts = getSectionTexts('insights');

/** Texts of one recommendation. `text` contains one text for each case if the text depends on the user's answers. */
export interface AdviceTexts {
  readonly title: string;
  readonly text: string | Readonly<Record<string, string>>;
  /** Benefit in words, for advice that barely changes the score. */
  readonly effect?: string;
}

export type Texts = SectionTexts<'insights'>;
export type RuleId = keyof Texts['rules'];
/** Name of a case for which a rule has a separate text; `never` for a rule with a single text. */
export type TextCaseOf<Id extends RuleId> = Texts['rules'][Id]['text'] extends string
  ? never
  : Extract<keyof Texts['rules'][Id]['text'], string>;

/** An id of praise or general advice. */
export type EncouragingAdviceId = keyof Texts['upkeep'];

export function textsIn(language: Language): Texts {
  return texts[language];
}

export function ruleTexts(id: RuleId, language: Language): AdviceTexts {
  return texts[language].rules[id];
}

export function fillBenchmarks(text: string, language: Language): string {
  return fillText(text, formattedBenchmarks[language]);
}
