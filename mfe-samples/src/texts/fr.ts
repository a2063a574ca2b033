import type { en } from './en';
import { budget } from './fr/budget';
import { common } from './fr/common';
import { insights } from './fr/insights';
import { investments } from './fr/investments';
import { note } from './fr/note';
import { recommendations } from './fr/recommendations';
import { savings } from './fr/savings';
import { spending } from './fr/spending';

export const fr: Record<keyof typeof en, string> = {
  ...common,
  ...spending,
  ...savings,
  ...investments,
  ...budget,
  ...insights,
  ...recommendations,
  ...note,
};
