import { budget } from './en/budget';
import { common } from './en/common';
import { insights } from './en/insights';
import { investments } from './en/investments';
import { note } from './en/note';
import { recommendations } from './en/recommendations';
import { savings } from './en/savings';
import { spending } from './en/spending';

export const en = {
  ...common,
  ...spending,
  ...savings,
  ...investments,
  ...budget,
  ...insights,
  ...recommendations,
  ...note,
} as const satisfies Record<string, string>;
