import type { en } from './en';
import { budget } from './es/budget';
import { common } from './es/common';
import { insights } from './es/insights';
import { investments } from './es/investments';
import { note } from './es/note';
import { recommendations } from './es/recommendations';
import { savings } from './es/savings';
import { spending } from './es/spending';

export const es: Record<keyof typeof en, string> = {
  ...common,
  ...spending,
  ...savings,
  ...investments,
  ...budget,
  ...insights,
  ...recommendations,
  ...note,
};
