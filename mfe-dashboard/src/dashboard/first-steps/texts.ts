import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  'steps.title': 'First steps',
  'steps.count': '{count} of {total} done',
  'steps.done': 'Done:',
  'steps.quiz': 'Take the health check',
  'steps.quizHow': 'Ten short questions, about three minutes',
  'steps.accounts': 'Add your accounts',
  'steps.accountsHow': 'With a file from your bank, or by linking it',
  'steps.bills': 'Check your bills',
  'steps.billsHow': 'Confirm, edit or add one',
  'steps.goal': 'Set a goal',
  'steps.goalHow': 'What you save for, and by when',
  'steps.hide': 'Hide',
  'steps.hideOf': 'Hide first steps',
  'steps.failed': 'That could not be saved. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts: useStepsTexts } = defineTranslatedTexts(en, translations('first-steps'));
