import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'net.title': 'Net position over time',
  'net.caption':
    '{net} on {day}: {change} since {first}. It begins on the first day on which all your accounts were known.',
  'net.more': '{amount} more',
  'net.less': '{amount} less',
  'net.same': 'no change',
  'net.day': 'Day',
  'net.series': 'Net position',
  'net.soon':
    'Your balances are kept day by day. Once there are two days with all your accounts, they are shown here as a line.',
  'net.failed': 'Your earlier balances could not be loaded. Please reload the page.',
  'saving.title': 'Share of income not spent, by month',
  'saving.caption': 'From {lowest} in {lowestMonth} to {highest} in {highestMonth}. Only complete months count.',
  'saving.month': 'Month',
  'saving.series': 'Not spent',
} as const satisfies Record<string, string>;

export const { useTexts: useOverTimeTexts } = defineTranslatedTexts(en, translations('over-time'));
