import type { Question } from '@verdant/shared/contract';
import { en } from '../texts/en';
import type { TextKey, Translate } from '../texts';

const isKey = (key: string): key is TextKey => key in en;

/** What the hint calls the question's focus area, or null without one. An area without a text of ours shows as it came. */
export function focusAreaName({ adaptive_context }: Question, t: Translate): string | null {
  const area = adaptive_context?.focus_area?.trim();
  if (!area) return null;
  const key = `focus.${area.toLowerCase().replace(/[\s-]+/g, '_')}`;
  if (isKey(key)) return t(key);
  const words = area.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
