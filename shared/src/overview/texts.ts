import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'overview.overall': 'Financial Health Score',
  'overview.emergency': 'Emergency Fund',
  'overview.debt': 'Debt Management',
  'overview.investment': 'Investment Readiness',
  'overview.up': 'Trending up',
  'overview.down': 'Trending down',
  'overview.likely': 'Likely {low} to {high}',
  'overview.about': 'Likely about {low}',
  'overview.high': 'Quite sure',
  'overview.medium': 'A fair estimate',
  'overview.low': 'A first impression',
  'overview.from': '{sure}, from {count} answers',
  'overview.hanging': 'Above the line: with your answer. Below it: with the figure from your accounts.',
  'overview.fromOne': '{sure}, from {count} answer',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('overview'));
