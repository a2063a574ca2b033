import type { Language } from '@verdant/shared/contract';
import type { Picture } from '../picture';
import { ruleTexts, say, type Phrase } from '../texts';
import type { Rule } from './rule';

/** What a rule says to one person. */
export interface Words {
  readonly title: string;
  readonly text: string;
  /** What the advice is good for: said where the score would hardly move. */
  readonly effect?: string;
}

const isPhrase = (text: Phrase | Readonly<Record<string, Phrase>>): text is Phrase =>
  typeof text === 'string' || typeof text === 'function';

/** The words of a rule for someone with these answers. Throws where the rule does not say which of its texts fits. */
export function wordsOf(rule: Rule, picture: Picture, language: Language): Words {
  const { title, text, effect } = ruleTexts(rule.id, language);
  const fitting = isPhrase(text) ? text : text[rule.textFor?.(picture) ?? ''];
  if (fitting === undefined) throw new Error(`${rule.id} has no text for these answers`);
  return { title: say(title, language), text: say(fitting, language), effect };
}
