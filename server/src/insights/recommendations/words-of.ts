import { fillText, type Language } from '@verdant/shared/contract';
import { answerTo, questionOf, type Picture } from '../picture';
import { ruleTexts, say } from '../texts';
import type { Rule } from './rule';
import { ownHelpFor } from './states';

/** What a rule states to one user. */
export interface Words {
  readonly title: string;
  readonly text: string;
  /** What the advice is good for: said where the score would hardly move. */
  readonly effect?: string;
}

/** Of the state a user lives in, its name and its scheme for first home buyers. */
function stateWords(picture: Picture, language: Language): Record<string, string> {
  const help = ownHelpFor(picture);
  if (!help) return {};
  const value = answerTo(picture, 'profile-state');
  const { options } = questionOf(picture, 'profile-state').words[language];
  return { scheme: help.homeScheme, state: options.find((one) => one.value === value)?.label ?? '' };
}

/** The words of a rule for someone with these answers. Throws where the rule does not say which of its texts fits. */
export function wordsOf(rule: Rule, picture: Picture, language: Language): Words {
  const { title, text, effect } = ruleTexts(rule.id, language);
  const fitting = typeof text === 'string' ? text : text[rule.textFor?.(picture) ?? ''];
  if (fitting === undefined) throw new Error(`${rule.id} has no text for these answers`);
  return { title: say(title, language), text: fillText(say(fitting, language), stateWords(picture, language)), effect };
}
