import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  title: 'Your investments and super',
  byHand: 'Added by hand',
  asOf: '{source}, as of {date}',
  unknown: 'Not known',
  sum: 'Together, in Australian dollars',
  note: 'Balances only: what they earned cannot be told from a balance, because money you paid in or took out is part of it.',
  all: 'All accounts over time',
} as const satisfies Record<string, string>;

export const { useTexts: useInvestmentsTexts } = defineTranslatedTexts(en, translations('own-investments'));
