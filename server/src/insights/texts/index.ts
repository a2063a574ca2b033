import type { Language } from '@verdant/shared/contract';
import type { Catalogues, Translation } from '../../language/catalogues';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { figuresIn, type Figures } from './figures';
import { fr } from './fr';

const catalogues: Catalogues<typeof en> = { en, es, fr, de };

/** A text, or one that takes the figures of the year. */
export type Phrase = string | ((figures: Figures) => string);

/** What a piece of advice says. Where it depends on the answers, `text` has one for each case. */
export interface AdviceTexts {
  readonly title: Phrase;
  readonly text: Phrase | Readonly<Record<string, Phrase>>;
  /** What it is good for, in words: for advice that changes no answer, and where the score would hardly move. */
  readonly effect?: string;
}

type RuleTexts = Translation<typeof en>['rules'];
export type RuleId = keyof RuleTexts;
/** The cases that the text of a rule distinguishes. */
export type CaseOf<Id extends RuleId> = (typeof en)['rules'][Id]['text'] extends Phrase
  ? never
  : Extract<keyof (typeof en)['rules'][Id]['text'], string>;

export type Texts = Translation<typeof en>;
/** Advice for what is in good shape, and for everyone. */
export type UpkeepId = keyof Texts['upkeep'];

/** All texts of insights in a language. */
export function textsIn(language: Language): Texts {
  return catalogues[language];
}

/** What the rule `id` says in a language. */
export function ruleTexts(id: RuleId, language: Language): AdviceTexts {
  return catalogues[language].rules[id];
}

/** A phrase with the figures of the year. */
export function say(phrase: Phrase, language: Language): string {
  return typeof phrase === 'string' ? phrase : phrase(figuresIn(language));
}
