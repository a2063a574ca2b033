import type { en } from './en';
import { budget } from './de/budget';
import { common } from './de/common';
import { insights } from './de/insights';
import { investments } from './de/investments';
import { note } from './de/note';
import { recommendations } from './de/recommendations';
import { savings } from './de/savings';
import { spending } from './de/spending';

export const de: Record<keyof typeof en, string> = {
  ...common,
  ...spending,
  ...savings,
  ...investments,
  ...budget,
  ...insights,
  ...recommendations,
  ...note,
};
