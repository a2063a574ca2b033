import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'changes.undone': 'Undone.',
  'changes.undo': 'Undo',
  'changes.failed': 'That could not be saved, and nothing has changed. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('changes'));
